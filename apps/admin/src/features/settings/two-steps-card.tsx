import type { NewFactor } from '@dustforce/supabase/admin'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { sixDigits } from '../../app/six-digits.ts'
import { ActButton } from '../../kit/act-button.tsx'

const QrPicture = lazyPart(() => import('../../patterns/qr-picture.tsx'), <span className="size-52" />)

export interface TwoStepsProps {
  readonly isOn: boolean
  /** The app that is being set up. */
  readonly setup: NewFactor | null
  readonly busy: boolean
  readonly onBegin: () => void
  readonly onFinish: (code: string) => void
  readonly onCancel: () => void
  readonly onTurnOff: () => void
}

/** The second step of the user's own sign-in. */
export function TwoSteps({ isOn, setup, busy, onBegin, onFinish, onCancel, onTurnOff }: TwoStepsProps) {
  const [hadSetup, setHadSetup] = useState(false)
  if (setup !== null && !hadSetup) setHadSetup(true)
  if (setup !== null) return <Setup setup={setup} busy={busy} onFinish={onFinish} onCancel={onCancel} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
        {isOn
          ? 'Signing in asks for a code of your authenticator app.'
          : 'With an authenticator app, a stolen password is not enough to sign in.'}
      </p>
      {isOn ? (
        <ActButton variant="danger-quiet" busy={busy} autoFocus={hadSetup} onClick={onTurnOff}>
          Turn off
        </ActButton>
      ) : (
        <ActButton busy={busy} autoFocus={hadSetup} onClick={onBegin}>
          Set up two-step sign-in
        </ActButton>
      )}
    </div>
  )
}

/** The pressed button is gone, so the keyboard focus goes here. */
function focusNow(element: HTMLElement | null): void {
  element?.focus()
}

function Setup({
  setup,
  busy,
  onFinish,
  onCancel,
}: {
  readonly setup: NewFactor
} & Pick<TwoStepsProps, 'busy' | 'onFinish' | 'onCancel'>) {
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const digits = sixDigits(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (digits === null) setTries(tries + 1)
    else onFinish(digits)
  }
  return (
    <form
      noValidate
      ref={focusNow}
      tabIndex={-1}
      aria-label="Set up two-step sign-in"
      onSubmit={submit}
      className="grid gap-4 outline-none"
    >
      <ErrorSummary tries={tries} />
      <div className="flex flex-wrap items-center gap-4">
        <QrPicture text={setup.uri} label="The key as a QR code for your authenticator app" />
        <div className="min-w-0 flex-1 basis-56 text-sm">
          <p>Scan the code with your authenticator app, or type this key into it:</p>
          <p className="pt-1 font-mono font-semibold wrap-anywhere">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <a
            href={setup.uri}
            className="flex min-h-11 items-center font-semibold underline underline-offset-2"
          >
            Open the authenticator app on this device
          </a>
        </div>
      </div>
      <TextField
        size="sm"
        label="Code shown in the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="w-48"
        error={tries > 0 && digits === null ? 'Enter the six digits' : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex gap-2">
        <ActButton variant="primary" type="submit" busy={busy} busyLabel="Checking...">
          Turn on
        </ActButton>
        <ActButton variant="ghost" onClick={onCancel}>
          Cancel
        </ActButton>
      </div>
    </form>
  )
}
