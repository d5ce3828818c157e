import type { PasswordLink } from '@dustforce/supabase/admin'

/** The link of an owner's invitation. */
export interface InvitationLink {
  readonly type: 'invitation'
  readonly token: string
}

/** The link that a letter led here with; null without one. */
export function passwordLinkOf(hash: string): PasswordLink | InvitationLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const token = fields.get('token')
  if (fields.get('type') === 'invitation')
    return token === null || token === '' ? null : { type: 'invitation', token }
  const [type, tokenHash] = [fields.get('type'), fields.get('token_hash')]
  if (tokenHash === null || tokenHash === '') return null
  return type === 'recovery' || type === 'invite' ? { type, tokenHash } : null
}
