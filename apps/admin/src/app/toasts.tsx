import { LazyToaster } from '@dustforce/ui/lazy-toaster'
import { toast } from '@dustforce/ui/toast-store'
import { messageOf } from './failure.ts'

export { LazyToaster as Toasts }

/** A notice of something that was done. */
export function say(title: string, description?: string): void {
  toast({ title, description, variant: 'success' })
}

/** A notice of something that was done, with what to do next. */
export function sayNext(
  title: string,
  description: string,
  action: { readonly label: string; readonly run: () => void },
): void {
  toast({ title, description, variant: 'success', duration: 10_000, action })
}

/** A notice in the destructive style: a failure, or something that is gone. */
export function warn(title: string, description?: string): void {
  toast({ title, description, variant: 'destructive' })
}

/** A failed action with the backend's message. */
export function warnOf(title: string, failure: unknown): void {
  warn(title, messageOf(failure))
}
