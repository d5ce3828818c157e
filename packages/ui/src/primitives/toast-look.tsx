import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ToastVariant } from './toast-store.ts'

const frame = 'flex w-full items-start gap-3 rounded-lg border p-4 pr-3'

/** How a notice is framed. */
export const toastLook: Record<ToastVariant, string> = {
  default: `${frame} border-line bg-raised text-ink`,
  success: `${frame} border-success-ink/30 bg-success-soft text-ink`,
  destructive: `${frame} border-danger/40 bg-danger-soft text-ink`,
}

/** What stands before its words. */
export const toastIcon = {
  default: null,
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />,
  destructive: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-ink" />,
}

/** The words of a notice. */
export const toastWords = {
  title: 'font-semibold',
  description: 'pt-0.5 text-sm text-muted',
}
