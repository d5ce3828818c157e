import { ErrorState } from '@dustforce/ui/error-state'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import * as words from './link-words.en.ts'

/** The content that a letter's link opens, or why it shows nothing. */
export type Linked<Found extends object> = Found | 'missing' | 'rate-limited' | 'unavailable' | 'loading'

interface LinkedPageProps<Found extends object> {
  readonly title: string
  readonly found: Linked<Found>
  readonly loading: ReactNode
  /** The words about a link that opens nothing, and what to do then. */
  readonly missing: { readonly title: string; readonly content: ReactNode }
  readonly unavailable: { readonly title: string; readonly hint?: string }
  readonly onRetry: () => void
  readonly width?: string
  readonly children: (found: Found) => ReactNode
}

/** A page that a letter's link opens, in each of its states. */
export function LinkedPage<Found extends object>({
  title,
  found,
  loading,
  missing,
  unavailable,
  onRetry,
  width = 'max-w-2xl',
  children,
}: LinkedPageProps<Found>) {
  if (found === 'missing')
    return (
      <div className="min-h-dvh">
        <OutcomeCard title={missing.title} Icon={CircleAlert} tone="info">
          {missing.content}
        </OutcomeCard>
      </div>
    )
  return (
    // The parts after the page stay below the window's edge, so that nothing moves when its content is there.
    <div className={`mx-auto grid min-h-dvh ${width} content-start gap-6 px-4 py-10 sm:px-6 md:py-14`}>
      <h1 className="text-heading">{title}</h1>
      {found === 'loading' ? (
        <div role="status">{loading}</div>
      ) : found === 'rate-limited' ? (
        <ErrorState title={words.tooFast} hint={words.waitMinute} onRetry={onRetry} />
      ) : found === 'unavailable' ? (
        <ErrorState hint={words.checkConnection} {...unavailable} onRetry={onRetry} />
      ) : (
        children(found)
      )}
    </div>
  )
}
