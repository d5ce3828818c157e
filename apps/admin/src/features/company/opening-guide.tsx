import type { OpeningStep } from '@dustforce/office/hub'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { useChange } from '../../kit/use-change.ts'

/** Leads from one open step to the next: each is done where it belongs, tried at once, or left for later. */
export function OpeningGuide({ steps }: { readonly steps: readonly OpeningStep[] }) {
  const [left, setLeft] = useState<readonly string[]>([])
  const open = steps.filter(({ isDone }) => !isDone)
  const step = open.find(({ id }) => !left.includes(id))
  if (step === undefined)
    return open.length === 0 ? null : (
      <p className="text-sm text-muted">
        The rest is left for later, and stays in Needs you.{' '}
        <button type="button" className="underline underline-offset-4" onClick={() => setLeft([])}>
          Go through it again
        </button>
      </p>
    )
  const { id, label, hint, found } = step
  return (
    <section
      aria-label="Next step"
      className="grid gap-3 rounded-lg border border-brand bg-brand-soft p-4"
      aria-live="polite"
    >
      <div>
        <p className="text-sm text-muted">
          Next: step {steps.indexOf(step) + 1} of {steps.length}
        </p>
        <h3 className="text-base font-semibold">{label}</h3>
        <p className="text-sm">{hint}</p>
        {found === undefined ? null : <p className="pt-1 text-sm font-medium">{found}</p>}
      </div>
      <p className="flex flex-wrap gap-2">
        <StepAct step={step} />
        <Button variant="secondary" onClick={() => setLeft([...left, id])}>
          Skip for now
        </Button>
      </p>
    </section>
  )
}

/** The link or button with which a step begins: its page, or the trial itself. */
export function StepAct({ step: { id, label, path } }: { readonly step: OpeningStep }) {
  const { providers } = useBackend()
  const letter = useChange(providers.sendTrialLetter, {
    failed: 'The e-mail was not sent',
    reads: [['letters']],
  })
  const payments = useChange(providers.payments, {
    failed: 'The payment provider could not be asked',
    reads: [['providers']],
  })
  const trial = useChange(providers.allowTrial, {
    failed: 'The trial did not begin',
    reads: [],
    onDone: () => location.assign('/#booking'),
  })
  if (id === 'trial')
    return (
      <Button busy={trial.busy} busyLabel="Opening..." onClick={() => trial.run()}>
        Book on the site
      </Button>
    )
  if (id === 'mail')
    return (
      <Button busy={letter.busy} busyLabel="Sending..." onClick={() => letter.run()}>
        Send me an e-mail
      </Button>
    )
  if (id === 'payments')
    return (
      <Button busy={payments.busy} busyLabel="Asking..." onClick={() => payments.run()}>
        Check the keys
      </Button>
    )
  return (
    <Link to={path} className={buttonLook({ variant: 'primary' })} aria-label={`Do this now: ${label}`}>
      Do this now
    </Link>
  )
}
