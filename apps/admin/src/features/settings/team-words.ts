import type { TeamRole } from '@dustforce/supabase/admin'

export const roles: readonly TeamRole[] = ['office', 'owner']

/** A role as people read it. */
export function roleWord(role: TeamRole): string {
  return role === 'owner' ? 'Owner' : 'Office'
}
