/** One thing that a deployment must have. */
export interface Finding {
  readonly what: string
  readonly state: 'fine' | 'missing' | 'not checked'
  /** The advice on what to do, unless it is fine. */
  readonly hint: string
}

/** The keys that are known besides the addresses; a check without its key is left out. */
export type Keys = Readonly<
  Partial<Record<'SUPABASE_SECRET_KEY' | 'STRIPE_SECRET_KEY' | 'RESEND_API_KEY' | 'EMAIL_FROM', string>>
>

/** Returns what was found: fine without a problem. */
export function finding(what: string, problem: string | null): Finding {
  return problem === null ? { what, state: 'fine', hint: '' } : { what, state: 'missing', hint: problem }
}

/** Returns what could not be looked at, and what that would take. */
export function unchecked(what: string, hint: string): Finding {
  return { what, state: 'not checked', hint }
}
