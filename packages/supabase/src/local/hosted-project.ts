import type { Session } from './session.ts'

/**
 * Whether a database belongs to a Supabase project, also before the first migration: roles, default grants and the tables of Auth are there, and
 * those tables belong to Auth's own role.
 */
export async function isHostedProject({ query }: Session): Promise<boolean> {
  const [found] = await query(
    `select 1 from pg_class where oid = to_regclass('auth.users') and pg_get_userbyid(relowner) = 'supabase_auth_admin'`,
  )
  return found !== undefined
}
