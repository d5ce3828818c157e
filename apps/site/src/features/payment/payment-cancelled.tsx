import { buttonLook } from '@dustforce/ui/button-look'
import { TextLink } from '@dustforce/ui/text-link'
import { CircleX } from 'lucide-react'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { HoldNote } from './hold-note.tsx'

/** Where the payment page sends a customer who turned back. */
export function Page() {
  return (
    <OutcomeCard title="Payment Cancelled" Icon={CircleX} tone="warning">
      <p className="text-muted">
        Nothing was charged. What you typed into the booking form is kept as long as this tab is open, so you
        can pick up where you stopped.
      </p>
      <p className="flex w-full flex-wrap gap-3">
        <a href="/#booking" data-resume className={buttonLook({ variant: 'primary' })}>
          Try Again
        </a>
        <a href="/" className={buttonLook({ variant: 'secondary' })}>
          Return Home
        </a>
      </p>
      <HoldNote />
      <p className="text-sm text-muted">
        Something not right? <TextLink href="/#contact">Send us a message</TextLink> and we will help.
      </p>
    </OutcomeCard>
  )
}
