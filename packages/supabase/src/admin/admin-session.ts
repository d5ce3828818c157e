import type { Session, User } from '@supabase/auth-js'
import { type AdminClient, textAt } from './admin-client.ts'
import { lazyClient } from './lazy-client.ts'

export interface AdminSession {
  readonly email: string
}

/** The outcome of a sign-in. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'login-failed' | 'lookup-failed' | 'creation-failed'; readonly message: string }
  | { readonly outcome: 'inactive' }
  /** The password was right; `confirmCode` goes on. */
  | { readonly outcome: 'code-needed' }

/** Why a password was not set: the account has an authenticator app, whose code must be given too. */
export const codeMissing = 'Please enter the code of your authenticator app, too.'

/** The session in this browser, and the rule of the administrator's row: an invited account without one makes it, active; an inactive one keeps its account out. */
export function adminSession(client: AdminClient) {
  const { auth, rest } = client
  // A password opens a session before the admin's row is known: until then listeners hear nothing.
  let signingIn = false
  const quietly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    signingIn = true
    try {
      return await work()
    } finally {
      signingIn = false
    }
  }
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

  const here = {
    current,
    /** Calls back on every change of the session; returns how to stop. */
    onChange: (listener: (session: AdminSession | null) => void) => {
      const { data } = auth.onAuthStateChange((_event, session) => {
        if (!signingIn) listener(sessionOf(session))
      })
      return () => data.subscription.unsubscribe()
    },
    signIn: async (email: string, password: string): Promise<SignInOutcome> => {
      try {
        return await quietly(async () => {
          const result = await admit(email, password)
          if (result.outcome !== 'signed-in' && result.outcome !== 'code-needed') await leave()
          return result
        })
      } catch {
        return { outcome: 'login-failed', message: 'The server could not be reached.' }
      }
    },
    signOut: async () => {
      await leave()
    },
  }
  return lazyClient(
    async () => (await import('./admin-passwords.ts')).adminPasswords(client, { quietly, leave }),
    here,
  )
}

/** A session that has proven all that its account asks for; one that waits for a code is nobody's yet. */
function sessionOf(session: Session | null): AdminSession | null {
  const email = session?.user.email
  return session === null || email === undefined || !isProven(session) ? null : { email }
}

function hasCode({ factors = [] }: Pick<User, 'factors'>): boolean {
  return factors.some(({ status }) => status === 'verified')
}

/** Whether a session has shown all that its account asks for. */
export function isProven({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
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
