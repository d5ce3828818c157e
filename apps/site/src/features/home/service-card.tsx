import { Button } from '@dustforce/ui/button'
import { Check } from 'lucide-react'
import { Revealed } from '../../patterns/revealed.tsx'
import * as words from './words.en.ts'

interface ServiceCardProps {
  readonly title: string
  readonly description: string
  /** Formatted: '$160'. */
  readonly from: string
  readonly features: readonly string[]
  /** A word for the service that most people want. */
  readonly badge?: string
  readonly onBook: () => void
  /** Called when a pointer, a finger or the focus comes near the button. */
  readonly onIntent?: () => void
}

/** A service: what it is, what it includes, from what price, and the way to book it. */
export function ServiceCard({
  title,
  description,
  from,
  features,
  badge,
  onBook,
  onIntent,
}: ServiceCardProps) {
  return (
    <Revealed className="row-span-4 grid grid-rows-subgrid">
      <article
        aria-label={title}
        className={`row-span-4 grid grid-rows-subgrid gap-5 rounded-xl border bg-surface p-6 sm:p-7 ${badge ? 'border-brand shadow-md' : 'border-line'}`}
      >
        <div className="grid content-start gap-2">
          <div className="flex min-h-7 items-center justify-between gap-3">
            <h3 className="text-title">{title}</h3>
            {badge ? (
              <span className="rounded-full bg-brand-soft px-3 py-1 text-xs font-semibold text-brand-ink">
                {badge}
              </span>
            ) : null}
          </div>
          <p className="text-muted">{description}</p>
        </div>
        <p className="flex items-baseline gap-2 border-b border-line pb-5">
          <span className="text-muted">{words.from}</span>
          <span className="text-4xl font-semibold tracking-tight tabular-nums">{from}</span>
        </p>
        <ul className="grid content-start gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand-ink" />
              {feature}
            </li>
          ))}
        </ul>
        <Button
          block
          variant={badge ? 'primary' : 'secondary'}
          aria-label={words.bookNamedService(title)}
          onClick={onBook}
          onPointerEnter={onIntent}
          onTouchStart={onIntent}
          onFocus={onIntent}
        >
          {words.bookService}
        </Button>
      </article>
    </Revealed>
  )
}
