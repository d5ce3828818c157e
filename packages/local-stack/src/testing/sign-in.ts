import type { SupabaseClient } from '@supabase/supabase-js'

/** Signs in as the Command Hub does: the first time, the invited account makes its own administrator's row. */
export async function signInAsAdmin(
  client: SupabaseClient,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const { error } = await client.auth.signInWithPassword(credentials)
  if (error !== null) throw error
  const email = credentials.email.trim().toLowerCase()
  const made = await client.from('admin_users').insert({ email, is_active: true })
  const isKnown = made.error?.code === '23505'
  if (made.error !== null && !isKnown) throw made.error
}
