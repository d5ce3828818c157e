/** A store of its own, so that asking for a page renders nothing but the sign that it is coming. */
let asked: string | null = null
const listeners = new Set<() => void>()

/** The path that was asked for and is not shown yet; null when there is none. */
export function askedPage(): string | null {
  return asked
}

/** Notes the path that was asked for, or with null that it is shown. */
export function askPage(pathname: string | null): void {
  asked = pathname
  for (const listener of listeners) listener()
}

/** Calls back after every change; returns an unsubscribe function. */
export function subscribeToAskedPage(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
