import { Button } from '@dustforce/ui/button'
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
  const [tried, setTried] = useState(false)
  const [busy, run] = useAction()
  const [answer, setAnswer] = useState<{ readonly refusal: string | null } | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || email.trim() === '') return
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
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={tried && email.trim() === '' ? 'Email is required' : undefined}
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
