import { Button } from '@dustforce/ui/button'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { sixDigits } from '../../app/six-digits.ts'
import { useAction } from '../../app/use-action.ts'
import { Entrance, entranceLink } from '../../patterns/entrance.tsx'

export interface CodeFormProps {
  /** Returns why the code was not taken; null when it was. */
  readonly onSubmit: (code: string) => Promise<string | null>
  readonly onBack: () => void
}

/** The second step of signing in, for accounts with an authenticator app. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [busy, run] = useAction()
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const digits = sixDigits(code)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (digits === null) {
      setTries(tries + 1)
      return
    }
    await run(async () => {
      const refused = await onSubmit(digits)
      setRefusal(refused)
      if (refused === null) return
      setCode('')
      setTries(0)
    })
  }
  return (
    <Entrance title="Enter your code">
      {refusal === null ? null : (
        <Notice tone="warning" announce="polite" className="mb-5">
          {refusal}
        </Notice>
      )}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ErrorSummary tries={tries} />
        <TextField
          label="Code"
          hint="Six digits from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          error={tries > 0 && digits === null ? 'Enter the six digits' : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" block busy={busy} busyLabel="Checking..." className="mt-1">
          Continue
        </Button>
      </form>
      <p className="pt-4 text-sm text-muted">
        Lost your phone? An owner can remove the app in Settings; you then sign in with the password.
      </p>
      <button type="button" onClick={onBack} className={`${entranceLink} mt-2 w-full`}>
        Back to sign-in
      </button>
    </Entrance>
  )
}
