/** A store of its own, without React, so that any code can raise a toast and the home page need not load the Toaster. */

export type ToastVariant = 'default' | 'success' | 'destructive'

/** An action that the notice offers. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
  /** The keys that do the same, as they are said. */
  readonly keys?: string | undefined
}

export interface ToastRequest {
  readonly title: string
  readonly description?: string | undefined
  readonly variant?: ToastVariant | undefined
  /** Milliseconds on screen. */
  readonly duration?: number | undefined
  readonly action?: ToastAction | undefined
  /** The other action that it offers. */
  readonly more?: ToastAction | undefined
}

export interface ToastRecord {
  readonly id: number
  readonly title: string
  readonly description: string | undefined
  readonly variant: ToastVariant
  readonly duration: number
  readonly action: ToastAction | undefined
  readonly more: ToastAction | undefined
  readonly open: boolean
}

/** The time for which a toast stays, in milliseconds. */
export const toastDuration = 5000

let current: ToastRecord | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ToastRecord | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one on screen (one at a time) and returns its id. */
export function toast({
  title,
  description,
  variant = 'default',
  duration = toastDuration,
  action,
  more,
}: ToastRequest): number {
  lastId += 1
  set({ id: lastId, title, description, variant, duration, action, more, open: true })
  return lastId
}

/** Starts closing a toast; without an id, the one on screen. */
export function dismissToast(id?: number): void {
  if (current !== null && (id === undefined || current.id === id)) set({ ...current, open: false })
}

/** The toast on screen, or null. The same object until something changes, as `useSyncExternalStore` asks. */
export function currentToast(): ToastRecord | null {
  return current
}

/** Calls back after every change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
