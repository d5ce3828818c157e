import type { ReactNode } from 'react'

export interface EmailPreviewProps {
  readonly to: string
  readonly subject: string
  readonly children: ReactNode
}

/** What an e-mail will say, before it is sent. */
export function EmailPreview({ to, subject, children }: EmailPreviewProps) {
  return (
    <section aria-label="Preview" className="overflow-hidden rounded-md border border-line bg-surface">
      <dl className="grid grid-cols-[4rem_1fr] gap-x-3 gap-y-0.5 border-b border-line bg-sunken px-4 py-2.5 text-sm">
        <dt className="text-muted">To</dt>
        <dd className="min-w-0 break-words">{to}</dd>
        <dt className="text-muted">Subject</dt>
        <dd className="font-medium">{subject}</dd>
      </dl>
      <div className="px-4 py-4 text-sm">{children}</div>
    </section>
  )
}
