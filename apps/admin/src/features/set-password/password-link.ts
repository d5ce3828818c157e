import type { PasswordLink } from '@dustforce/supabase/admin'

/** The link that a letter of the auth service led here with; null without one. */
export function passwordLinkOf(hash: string): PasswordLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const [type, tokenHash] = [fields.get('type'), fields.get('token_hash')]
  if (tokenHash === null || tokenHash === '') return null
  return type === 'recovery' || type === 'invite' ? { type, tokenHash } : null
}
