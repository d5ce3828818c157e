import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ToastVariant } from './toast-store.ts'

/* Beside acts a phone has no room for words; a low window has little for either. */
const frame =
  'flex w-full items-start gap-x-3 rounded-lg border p-4 pr-3 max-sm:flex-wrap short:min-h-0 short:overflow-y-auto short:py-2'

/** The frame of a notice. */
export const toastLook: Record<ToastVariant, string> = {
  default: `${frame} border-line bg-raised text-ink`,
  success: `${frame} border-success-ink/30 bg-success-soft text-ink`,
  destructive: `${frame} border-danger/40 bg-danger-soft text-ink`,
}

/** The icon that stands before its words. */
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

/** The acts that the toast offers. */
export const toastActs =
  'flex shrink-0 flex-col max-sm:order-last max-sm:basis-full max-sm:items-start max-sm:pl-8 empty:hidden'
