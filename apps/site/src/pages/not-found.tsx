import { buttonLook } from '@dustforce/ui/button-look'
import { OutcomeCard } from '@dustforce/ui/site/outcome-card'
import { MapPinOff } from 'lucide-react'

/** What an unknown address shows. Public spec, section 2. */
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
