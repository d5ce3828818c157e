const start = '/dashboard'

/** The sign-in page's address; an expired session's place is remembered in it. */
export function signInPath(here: string, expired: boolean): string {
  return expired && here !== start ? `/login?next=${encodeURIComponent(here)}` : '/login'
}

/** Where a sign-in leads: the remembered place if it is one of ours, else the dashboard. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && /^\/dashboard(?![^/?#])/.test(next) ? next : start
}
