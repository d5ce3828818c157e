import { buttonLook } from '@dustforce/ui/button-look'
import { MapPinOff } from 'lucide-react'
import { to } from '../language/language.en.ts'
import { OutcomeCard } from '../patterns/outcome-card.tsx'
import * as notFound from './not-found-words.en.ts'
import * as words from './words.en.ts'

/** The page that an unknown address shows. */
export function Page() {
  return (
    <OutcomeCard title="404" Icon={MapPinOff} tone="info">
      <p className="text-lg">{notFound.pageNotFound}</p>
      <p className="text-muted">{notFound.oldAddress}</p>
      <a href={to('/')} className={buttonLook()}>
        {words.returnHome}
      </a>
    </OutcomeCard>
  )
}
