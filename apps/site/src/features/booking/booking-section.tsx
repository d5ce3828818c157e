import { type ReactNode, useId } from 'react'
import { DecidedPart, type DecidedPartProps } from './decided-part.tsx'

interface BookingSectionProps {
  readonly title: string
  /** Closes it to a line while what is in it was decided before. */
  readonly decision?: Omit<DecidedPartProps, 'children'>
  readonly children: ReactNode
}

/** One of the numbered parts of the booking form. */
export function BookingSection({ title, decision, children }: BookingSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-2.5 border-t border-line pt-4 sm:gap-4 sm:pt-6 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {decision === undefined ? children : <DecidedPart {...decision}>{children}</DecidedPart>}
    </section>
  )
}
