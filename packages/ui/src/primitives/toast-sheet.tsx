import { toastIcon, toastLook, toastWords } from './toast-look.tsx'
import type { ToastRequest } from './toast-store.ts'

/** A notice, and what raises it. */
export interface RaisedToast extends ToastRequest {
  readonly when: string
}

/** Notices side by side, as they look on screen: for review. */
export function ToastSheet({ toasts }: { readonly toasts: readonly RaisedToast[] }) {
  return (
    <dl className="grid max-w-4xl items-center gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_28rem]">
      {toasts.map((raised) => (
        <Row key={`${raised.when} ${raised.title}`} {...raised} />
      ))}
    </dl>
  )
}

function Row({ when, title, description, variant = 'default', action }: RaisedToast) {
  return (
    <>
      <dt className="text-sm text-muted">{when}</dt>
      <dd className={toastLook[variant]}>
        {toastIcon[variant]}
        <div className="min-w-0 flex-1">
          <p className={toastWords.title}>{title}</p>
          {description === undefined ? null : <p className={toastWords.description}>{description}</p>}
        </div>
        {action === undefined ? null : (
          <span className="text-sm font-semibold underline">{action.label}</span>
        )}
      </dd>
    </>
  )
}
