import { buttonLook } from '@dustforce/ui/button-look'
import { TextLink } from '@dustforce/ui/text-link'
import { CircleX } from 'lucide-react'
import { to } from '../../language/language.en.ts'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { HoldNote } from './hold-note.tsx'
import * as words from './words.en.ts'

/** The page to which the payment page sends a customer who turned back. */
export function Page() {
  return (
    <OutcomeCard title={words.cancelled} Icon={CircleX} tone="warning">
      <p className="text-muted">{words.nothingCharged}</p>
      <p className="flex w-full flex-wrap gap-3">
        <a href={to('/#booking')} data-resume className={buttonLook({ variant: 'primary' })}>
          {words.tryAgain}
        </a>
        <a href={to('/')} className={buttonLook({ variant: 'secondary' })}>
          {words.returnHome}
        </a>
      </p>
      <HoldNote />
      <p className="text-sm text-muted">
        {words.notRight} <TextLink href={to('/#contact')}>{words.sendMessage}</TextLink> {words.weHelp}
      </p>
    </OutcomeCard>
  )
}
