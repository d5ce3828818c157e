const key = 'trial-booking'

/**
 * Lets the site take a booking in this tab before the company opens: an administrator's, who tries what customers will do.
 *
 * @param token the administrator's own, which the server asks for and which ends by itself
 */
export function allowTrial(token: string): void {
  sessionStorage.setItem(key, token)
}

/** By which token this tab may book before the company opens; null in every visitor's. */
export function trialToken(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage is blocked.
    return null
  }
}
