import { buttonLook } from '@dustforce/ui/button-look'
import { Link, useLocation } from 'react-router'
import { useOpeningSteps } from '../../patterns/use-opening-steps.ts'

const opening = '/dashboard/company?part=opening'

/** Greets the owner of a new installation, and leads back to the steps from wherever one of them is done. */
export default function SetUpBar() {
  const { pathname, search } = useLocation()
  const steps = useOpeningSteps()
  if (steps.length === 0 || pathname + search === opening) return null
  const done = steps.filter(({ isDone }) => isDone)
  const isNew = !done.some(({ id }) => id === 'who' || id === 'prices')
  return (
    <section
      aria-label="Set-up"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-brand-soft p-3 text-sm print:hidden"
    >
      <p>
        {isNew ? (
          <>
            <strong className="block text-base">Welcome</strong>
            Nothing is set up yet: who you are, what you offer, your prices and hours. It takes about 20
            minutes, and you can stop anywhere.
          </>
        ) : (
          <>
            <strong>Setting up:</strong> {done.length} of {steps.length} steps are done.
          </>
        )}
      </p>
      <Link to={opening} className={buttonLook({ variant: isNew ? 'primary' : 'secondary', size: 'sm' })}>
        {isNew ? 'Begin' : 'Back to the steps'}
      </Link>
    </section>
  )
}
