export interface AdminSession {
  readonly email: string
}

/** How a sign-in ended. Admin spec, sections 4 and 8. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'login-failed'; readonly message: string }
  | { readonly outcome: 'lookup-failed'; readonly message: string }
  | { readonly outcome: 'inactive' }
  | { readonly outcome: 'creation-failed'; readonly message: string }

export interface SessionBackend {
  readonly current: () => Promise<AdminSession | null>
  /** Calls back on every change of the session; answers how to stop. */
  readonly onChange: (listener: (session: AdminSession | null) => void) => () => void
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly signOut: () => Promise<void>
}
