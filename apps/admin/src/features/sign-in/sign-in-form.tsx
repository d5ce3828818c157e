import { Button } from '@dustforce/ui/button'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { Entrance, entranceLink } from '../../patterns/entrance.tsx'

export interface SignInFormProps {
  readonly busy: boolean
  /** Says why the visitor is here: a screen was asked for without a session. */
  readonly notAuthenticated?: boolean | undefined
  readonly onSubmit: (email: string, password: string) => Promise<SignInEnd>
}

/** The outcome of a sign-in. */
export interface SignInEnd {
  /** Why it was refused; null when it was not. */
  readonly why: string | null
  /** Whether the password may stay in its field. */
  readonly keepsPassword: boolean
}

/** The way into the Command Hub. */
export function SignInForm({ busy, notAuthenticated = false, onSubmit }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tries, setTries] = useState(0)
  const [why, setWhy] = useState<string | null>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (email === '' || password === '') {
      setTries(tries + 1)
      return
    }
    const end = await onSubmit(email, password)
    setWhy(end.why)
    if (end.keepsPassword) return
    setPassword('')
    setTries(0)
    passwordField.current?.focus()
  }
  return (
    <Entrance title="Sign in to the Command Hub">
      {notAuthenticated ? (
        <Notice tone="warning" announce="polite" className="mb-5">
          You are not authenticated.{' '}
          <a href="#email" className="font-semibold underline underline-offset-2">
            Log in
          </a>{' '}
          to continue.
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ErrorSummary tries={tries} />
        <TextField
          id="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={tries > 0 && email === '' ? 'Email is required' : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          ref={passwordField}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={tries > 0 && !busy && password === '' ? 'Password is required' : (why ?? undefined)}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" block busy={busy} busyLabel="Signing in..." className="mt-1">
          Login
        </Button>
      </form>
      <a href="/admin/set-password" className={`${entranceLink} mt-3`}>
        Forgot your password?
      </a>
    </Entrance>
  )
}
