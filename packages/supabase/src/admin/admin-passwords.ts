import type { AuthError, Session } from '@supabase/auth-js'
import { type AdminClient, textAt } from './admin-client.ts'
import { codeMissing, isProven } from './admin-session.ts'

/** The data that the link in a letter of the auth service brings. */
export interface PasswordLink {
  readonly type: 'recovery' | 'invite'
  readonly tokenHash: string
}

/** Returns the calls that opening a session does without: its end, codes of an authenticator app, passwords and invitations. */
export function adminPasswords(
  { auth, url, publishableKey }: AdminClient,
  {
    quietly,
    leave,
  }: {
    /** Does something of which listeners to the session hear nothing. */
    readonly quietly: <Result>(work: () => Promise<Result>) => Promise<Result>
    readonly leave: () => Promise<unknown>
  },
) {
  let opened: string | null = null

  /** Shows a code of the account's authenticator app: the session is a proven one then. Returns why not. */
  const confirmCode = async (code: string): Promise<string | null> => {
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
    /** When the session ends unless it is renewed, in epoch milliseconds; null without one. */
    endsAt: async (): Promise<number | null> => endOf((await auth.getSession()).data.session),
    /** Renews the session; returns when it ends then, and null when it was not renewed. */
    renew: async (): Promise<number | null> => endOf((await auth.refreshSession()).data.session),
    /** Goes on after the password: returns why the code was not taken. */
    confirmCode,
    /** Asks for a letter with a link; returns why it cannot be sent. Whether there is such an account is not told. */
    requestPassword: async (email: string): Promise<string | null> =>
      refusalOf(await auth.resetPasswordForEmail(email.trim())),
    /** Sets the password of the account that a link was sent to; returns why it was not. The link works once, so it is kept open for another try. */
    setPassword: (link: PasswordLink, password: string, code = ''): Promise<string | null> =>
      quietly(async () => {
        if (opened !== link.tokenHash) {
          const { error } = await auth.verifyOtp({ type: link.type, token_hash: link.tokenHash })
          if (error !== null) return refusalText(error)
          opened = link.tokenHash
        }
        const { data } = await auth.getSession()
        if (data.session !== null && !isProven(data.session)) {
          const refusal = code === '' ? codeMissing : await confirmCode(code)
          if (refusal !== null) return refusal
        }
        const { error } = await auth.updateUser({ password })
        if (error !== null) return refusalText(error)
        opened = null
        await leave()
        return null
      }),
    /** Sets the password of whom an owner invited; returns why it was not. */
    acceptInvitation: (token: string, password: string): Promise<string | null> =>
      askInvitation({ token, password }),
    /** Why an invitation can no longer be accepted; null when it can. */
    invitationProblem: (token: string): Promise<string | null> => askInvitation({ token }),
  }
}

function endOf(session: Session | null): number | null {
  return session?.expires_at === undefined ? null : session.expires_at * 1000
}

/** The refusals of the auth service in our words, by its codes; any other refusal keeps its own words. */
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
