import type { AuthError, Session, User } from '@supabase/auth-js'
import { type AdminClient, textAt } from './admin-client.ts'

export interface AdminSession {
  readonly email: string
}

/** How a sign-in ended. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'login-failed' | 'lookup-failed' | 'creation-failed'; readonly message: string }
  | { readonly outcome: 'inactive' }
  /** The password was right; `confirmCode` goes on. */
  | { readonly outcome: 'code-needed' }

/** What the link in a letter of the auth service brings. */
export interface PasswordLink {
  readonly type: 'recovery' | 'invite'
  readonly tokenHash: string
}

/** Why a password was not set: the account has an authenticator app, whose code must be given too. */
export const codeMissing = 'Please enter the code of your authenticator app, too.'

/** The session in this browser, and the rule of the administrator's row: an invited account without one makes it, active; an inactive one keeps its account out. */
export function adminSession({ auth, rest, url, publishableKey }: AdminClient) {
  // A password opens a session before the admin's row is known: until then listeners hear nothing.
  let signingIn = false
  let opened: string | null = null
  const current = async (): Promise<AdminSession | null> => {
    const { data } = await auth.getSession()
    return sessionOf(data.session)
  }
  const leave = () => auth.signOut({ scope: 'local' })

  const admit = async (typed: string, password: string): Promise<SignInOutcome> => {
    const { data, error } = await auth.signInWithPassword({ email: typed.trim(), password })
    if (error !== null) return { outcome: 'login-failed', message: error.message }
    const { id, email: address = typed } = data.user
    const admitted: SignInOutcome = hasCode(data.user) ? { outcome: 'code-needed' } : { outcome: 'signed-in' }
    const found = await rest.from('admin_users').select('email,is_active').eq('user_id', id).maybeSingle()
    if (found.error !== null) return { outcome: 'lookup-failed', message: found.error.message }
    if (found.data !== null) return found.data.is_active ? admitted : { outcome: 'inactive' }
    const made = await rest
      .from('admin_users')
      .insert({ email: address.trim().toLowerCase(), is_active: true })
    if (made.error !== null) return { outcome: 'creation-failed', message: made.error.message }
    return admitted
  }

  /** Shows a code of the account's authenticator app: the session is a proven one then. Returns why not. */
  const showCode = async (code: string): Promise<string | null> => {
    const { data, error } = await auth.mfa.listFactors()
    if (error !== null) return refusalText(error)
    const [factor] = data.totp
    if (factor === undefined) return 'This account has no authenticator app.'
    const refused = (await auth.mfa.challengeAndVerify({ factorId: factor.id, code: code.trim() })).error
    return refused === null ? null : refusalText(refused)
  }

  const askInvitation = async (body: object): Promise<string | null> => {
    const response = await fetch(`${url}/functions/v1/accept-invitation`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? null : (textAt(answer, 'error') ?? response.statusText)
  }

  return {
    current,
    /** Calls back on every change of the session; returns how to stop. */
    onChange: (listener: (session: AdminSession | null) => void) => {
      const { data } = auth.onAuthStateChange((_event, session) => {
        if (!signingIn) listener(sessionOf(session))
      })
      return () => data.subscription.unsubscribe()
    },
    signIn: async (email: string, password: string): Promise<SignInOutcome> => {
      signingIn = true
      try {
        const result = await admit(email, password)
        if (result.outcome !== 'signed-in' && result.outcome !== 'code-needed') await leave()
        return result
      } catch {
        return { outcome: 'login-failed', message: 'The server could not be reached.' }
      } finally {
        signingIn = false
      }
    },
    /** Goes on after the password: returns why the code was not taken. */
    confirmCode: showCode,
    /** Asks for a letter with a link; returns why it cannot be sent. Whether there is such an account is not told. */
    requestPassword: async (email: string): Promise<string | null> =>
      refusalOf(await auth.resetPasswordForEmail(email.trim())),
    /** Sets the password of the account that a link was sent to; returns why it was not. The link works once, so it is kept open for another try. */
    setPassword: async (link: PasswordLink, password: string, code = ''): Promise<string | null> => {
      signingIn = true
      try {
        if (opened !== link.tokenHash) {
          const { error } = await auth.verifyOtp({ type: link.type, token_hash: link.tokenHash })
          if (error !== null) return refusalText(error)
          opened = link.tokenHash
        }
        const { data } = await auth.getSession()
        if (data.session !== null && !isProven(data.session)) {
          const refusal = code === '' ? codeMissing : await showCode(code)
          if (refusal !== null) return refusal
        }
        const { error } = await auth.updateUser({ password })
        if (error !== null) return refusalText(error)
        opened = null
        await leave()
        return null
      } finally {
        signingIn = false
      }
    },
    /** Sets the password of whom an owner invited; returns why it was not. */
    acceptInvitation: (token: string, password: string): Promise<string | null> =>
      askInvitation({ token, password }),
    /** Why an invitation can no longer be accepted; null when it can. */
    invitationProblem: (token: string): Promise<string | null> => askInvitation({ token }),
    signOut: async () => {
      await leave()
    },
  }
}

/** What the auth service refuses, in our words, by its codes; any other in its own. */
const refusals: Readonly<Record<string, string>> = {
  mfa_verification_failed: 'This code is not the right one. Enter the six digits that your app shows now.',
  mfa_verification_rejected: 'This code is not the right one. Enter the six digits that your app shows now.',
  mfa_challenge_expired: 'This took too long. Enter the six digits that your app shows now.',
  otp_expired: 'This link has been used or is too old. Ask for a new one.',
  same_password: 'Choose a password other than your current one.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  over_email_send_rate_limit: 'An e-mail was sent a moment ago. Wait a minute before you ask for another.',
  over_request_rate_limit: 'Too many tries. Wait a few minutes.',
}

function refusalText({ code, message }: Pick<AuthError, 'code' | 'message'>): string {
  return refusals[code ?? ''] ?? message
}

function refusalOf({ error }: { readonly error: AuthError | null }): string | null {
  return error === null ? null : refusalText(error)
}

/** A session that has proven all that its account asks for; one that waits for a code is nobody's yet. */
function sessionOf(session: Session | null): AdminSession | null {
  const email = session?.user.email
  return session === null || email === undefined || !isProven(session) ? null : { email }
}

function hasCode({ factors = [] }: Pick<User, 'factors'>): boolean {
  return factors.some(({ status }) => status === 'verified')
}

function isProven({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  return !hasCode(user) || textAt(claimsOf(access_token), 'aal') === 'aal2'
}

function claimsOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return JSON.parse(atob(payload))
  } catch {
    return null
  }
}
