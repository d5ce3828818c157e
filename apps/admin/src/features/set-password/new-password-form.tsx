import { Button } from '@dustforce/ui/button'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { sixDigits } from '../../app/six-digits.ts'
import { useAction } from '../../app/use-action.ts'
import { Entrance, entranceLink } from '../../patterns/entrance.tsx'

/** As the auth service is configured. */
const shortest = 12

export interface NewPasswordFormProps {
  /** Invited people cannot ask for another link here. */
  readonly invited?: boolean | undefined
  /** Whether the code of the account's authenticator app is needed. */
  readonly asksCode?: boolean | undefined
  /** Returns why the password was not saved; null when it was. */
  readonly onSubmit: (password: string, code: string) => Promise<string | null>
}

/** Where the link in a letter leads: an invited administrator, or one who forgot the password, chooses one. */
export function NewPasswordForm({ invited = false, asksCode = false, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const [busy, run] = useAction()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isShort = password.length < shortest
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (isShort || password !== repeated) {
      setTries(tries + 1)
      return
    }
    await run(async () => setRefusal(await onSubmit(password, sixDigits(code) ?? code)))
  }
  return (
    <Entrance title="Choose a password">
      {refusal === null ? null : (
        <Notice tone="warning" announce="polite" className="mb-5">
          {refusal}{' '}
          {invited || asksCode ? null : (
            <a href="/admin/set-password" className="font-semibold underline underline-offset-2">
              Ask for a new link
            </a>
          )}
        </Notice>
      )}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ErrorSummary tries={tries} />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${shortest} characters`}
          error={tries > 0 && isShort ? `Use at least ${shortest} characters` : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="Repeat the password"
          type="password"
          autoComplete="new-password"
          required
          error={tries > 0 && password !== repeated ? 'The passwords differ' : undefined}
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
        {asksCode ? (
          <TextField
            label="Code of your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : null}
        <Button type="submit" block busy={busy} busyLabel="Saving..." className="mt-1">
          Save password
        </Button>
      </form>
      <a href="/admin/login" className={`${entranceLink} mt-3`}>
        Back to sign-in
      </a>
    </Entrance>
  )
}
