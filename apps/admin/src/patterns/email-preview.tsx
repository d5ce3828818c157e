import type { EmailPreview as PreviewedEmail } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useLayoutEffect, useRef } from 'react'

export interface EmailPreviewProps {
  /** The name of the preview where there are several. */
  readonly label?: string
  /** null while it is rendered. */
  readonly email: PreviewedEmail | null
  /** Why it cannot be shown. */
  readonly failure?: string | undefined
  /** Whether the e-mail that is shown is not up to date (yet). */
  readonly stale: boolean
}

/** The e-mail that will be sent, before it is. */
export function EmailPreview({ label = 'Preview', email, failure, stale }: EmailPreviewProps) {
  return (
    <section
      aria-label={label}
      aria-busy={stale}
      className="overflow-hidden rounded-md border border-line bg-surface"
    >
      {failure !== undefined ? (
        <p role="alert" className="px-4 py-6 text-sm text-danger-ink">
          The e-mail cannot be shown: {failure}
        </p>
      ) : email === null ? (
        <div role="status" className="grid gap-2 px-4 py-6">
          <span className="sr-only">Loading the e-mail...</span>
          <Skeleton className="h-4 w-64" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <>
          <dl className="grid grid-cols-[4rem_1fr] gap-x-3 gap-y-0.5 border-b border-line bg-sunken px-4 py-2.5 text-sm">
            <dt className="text-muted">To</dt>
            <dd className="min-w-0 wrap-anywhere">{email.to}</dd>
            <dt className="text-muted">Subject</dt>
            <dd className="font-medium">{email.subject}</dd>
          </dl>
          <Letter html={email.html} stale={stale} />
        </>
      )}
    </section>
  )
}

/** The letter in a tree of its own: its styles and the page's do not reach each other. */
function Letter({ html, stale }: { readonly html: string; readonly stale: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current === null) return
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    // A preview leads nowhere.
    for (const link of body.querySelectorAll('a')) link.removeAttribute('href')
    const letter = document.createElement('div')
    letter.style.cssText = body.style.cssText
    letter.append(...body.childNodes)
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.replaceChildren(letter)
  }, [html])
  return <div ref={host} className={classNames('transition-opacity', stale && 'opacity-70')} />
}
