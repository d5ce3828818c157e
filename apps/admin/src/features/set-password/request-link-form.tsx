import { Button } from '@dustforce/ui/button'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../app/use-action.ts'
import { Entrance, entranceLink } from '../../patterns/entrance.tsx'

export interface RequestLinkFormProps {
  /** Returns why no letter can be sent; null when one is on its way if there is such an account. */
  readonly onSubmit: (email: string) => Promise<string | null>
}

/** Asks for a letter with a link to choose a new password. */
export function RequestLinkForm({ onSubmit }: RequestLinkFormProps) {
  const [email, setEmail] = useState('')
  const [tries, setTries] = useState(0)
  const [busy, run] = useAction()
  const [answer, setAnswer] = useState<{ readonly refusal: string | null } | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (email.trim() === '') {
      setTries(tries + 1)
      return
    }
    await run(async () => setAnswer({ refusal: await onSubmit(email) }))
  }
  return (
    <Entrance title="Reset your password">
      {answer === null ? null : (
        <Notice tone={answer.refusal === null ? 'success' : 'warning'} announce="polite" className="mb-5">
          {answer.refusal ?? 'If there is an account with this address, an e-mail with a link is on its way.'}
        </Notice>
      )}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ErrorSummary tries={tries} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={tries > 0 && email.trim() === '' ? 'Email is required' : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" block busy={busy} busyLabel="Sending..." className="mt-1">
          Send me a link
        </Button>
      </form>
      <a href="/admin/login" className={`${entranceLink} mt-3`}>
        Back to sign-in
      </a>
    </Entrance>
  )
}
