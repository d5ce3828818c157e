import { LazyToaster } from '@dustforce/ui/lazy-toaster'
import { toast as show, type ToastAction } from '@dustforce/ui/toast-store'
import { messageOf } from './failure.ts'

export { LazyToaster as Toasts }

/** Notices in the corner of the screen. */
export const toast = {
  /** Something was done. */
  success: (title: string, description?: string) => void show({ title, description, variant: 'success' }),
  /** Something was done, with what to do next. */
  next: (title: string, description: string, action: ToastAction) =>
    void show({ title, description, variant: 'success', duration: 10_000, action }),
  /** Something failed, or is gone. */
  error: (title: string, description?: string) => void show({ title, description, variant: 'destructive' }),
  /** An action failed, with the backend's message. */
  failure: (title: string, failure: unknown, otherwise?: string) =>
    toast.error(title, messageOf(failure, otherwise)),
}
