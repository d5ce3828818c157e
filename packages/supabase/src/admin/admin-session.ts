import { type AdminClient, isRow, textAt } from './admin-client.ts'

export interface AdminSession {
  readonly email: string
}

/** How a sign-in ended. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'login-failed' | 'lookup-failed' | 'creation-failed'; readonly message: string }
  | { readonly outcome: 'inactive' }

/** What the link in a letter of the auth service brings. */
export interface PasswordLink {
  readonly type: 'recovery' | 'invite'
  readonly tokenHash: string
}

/** The session in this browser, and the rule of the administrator's row: an invited account without one makes it, active; an inactive one keeps its account out. */
export function adminSession({ auth, rest, url, publishableKey }: AdminClient) {
  // A password opens a session before the admin's row is known: until then listeners hear nothing.
  let signingIn = false
  let opened: string | null = null
  const current = async (): Promise<AdminSession | null> => {
    const { data } = await auth.getSession()
    const email = data.session?.user.email
    return email === undefined ? null : { email }
  }
  const leave = () => auth.signOut({ scope: 'local' })

  const admit = async (typed: string, password: string): Promise<SignInOutcome> => {
    const { data, error } = await auth.signInWithPassword({ email: typed.trim(), password })
    if (error !== null) return { outcome: 'login-failed', message: error.message }
    const { id, email: address = typed } = data.user
    const found = await rest.from('admin_users').select('email,is_active').eq('user_id', id).maybeSingle()
    if (found.error !== null) return { outcome: 'lookup-failed', message: found.error.message }
    if (isRow(found.data))
      return found.data.is_active === true ? { outcome: 'signed-in' } : { outcome: 'inactive' }
    const made = await rest
      .from('admin_users')
      .insert({ email: address.trim().toLowerCase(), is_active: true })
    if (made.error !== null) return { outcome: 'creation-failed', message: made.error.message }
    return { outcome: 'signed-in' }
  }

  return {
    current,
    /** Calls back on every change of the session; returns how to stop. */
    onChange: (listener: (session: AdminSession | null) => void) => {
      const { data } = auth.onAuthStateChange((_event, session) => {
        const email = session?.user.email
        if (!signingIn) listener(email === undefined ? null : { email })
      })
      return () => data.subscription.unsubscribe()
    },
    signIn: async (email: string, password: string): Promise<SignInOutcome> => {
      signingIn = true
      try {
        const result = await admit(email, password)
        if (result.outcome !== 'signed-in') await leave()
        return result
      } catch {
        return { outcome: 'login-failed', message: 'The server could not be reached.' }
      } finally {
        signingIn = false
      }
    },
    /** Asks for a letter with a link; returns why it cannot be sent. Whether there is such an account is not told. */
    requestPassword: async (email: string): Promise<string | null> =>
      (await auth.resetPasswordForEmail(email.trim())).error?.message ?? null,
    /** Sets the password of the account that a link was sent to; returns why it was not. The link works once, so it is kept open for another try. */
    setPassword: async (link: PasswordLink, password: string): Promise<string | null> => {
      signingIn = true
      try {
        if (opened !== link.tokenHash) {
          const { error } = await auth.verifyOtp({ type: link.type, token_hash: link.tokenHash })
          if (error !== null) return error.message
          opened = link.tokenHash
        }
        const { error } = await auth.updateUser({ password })
        if (error !== null) return error.message
        opened = null
        await leave()
        return null
      } finally {
        signingIn = false
      }
    },
    /** Sets the password of whom an owner invited; returns why it was not. */
    acceptInvitation: async (token: string, password: string): Promise<string | null> => {
      const response = await fetch(`${url}/functions/v1/accept-invitation`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, password }),
      })
      const answer: unknown = await response.json().catch(() => null)
      return response.ok ? null : (textAt(answer, 'error') ?? response.statusText)
    },
    signOut: async () => {
      await leave()
    },
  }
}
