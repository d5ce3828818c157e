import { buttonLook } from '@dustforce/ui/button-look'
import { MapPinOff } from 'lucide-react'
import { OutcomeCard } from '../patterns/outcome-card.tsx'

/** What an unknown address shows. */
export function Page() {
  return (
    <OutcomeCard title="404" Icon={MapPinOff} tone="info">
      <p className="text-lg">Oops! Page not found</p>
      <p className="text-muted">The address may be old or mistyped. Everything else is where you left it.</p>
      <a href="/" className={buttonLook()}>
        Return to Home
      </a>
    </OutcomeCard>
  )
}
