import { inject } from 'vitest'
import { connectToPostgres } from '../src/local/postgres-connection.ts'
import { withQuietRefusals } from '../src/local/quiet-refusals.ts'
import { startSupabaseApp } from '../src/local/supabase-app.ts'
import type { TestDatabase } from './test-database.ts'

const secrets = {
  publishableKey: 'sb_publishable_0000000000000000000000_00000000',
  secretKey: 'sb_secret_0000000000000000000000_00000000',
}

/** Supabase's REST and auth services over a test database, within the process. */
export interface RestService {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly fetch: typeof globalThis.fetch
  /** Makes an account and signs it in: an access token. An administrator's row of this address becomes the account's. */
  readonly tokenOf: (email: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Starts the services; `address` is what they are told of every visitor. */
export async function startRest(db: TestDatabase, address = '192.0.2.1'): Promise<RestService> {
  const connection = connectToPostgres(db.url, {
    ...inject('postgresSocket'),
    max: 4,
    connection: { 'dustforce.now': db.now().toISOString(), plan_cache_mode: 'force_generic_plan' },
  })
  const app = await startSupabaseApp(connection, {
    jwt_secret: 'a secret of forty characters for the tests',
    publishable_key: secrets.publishableKey,
    secret_key: secrets.secretKey,
    enable_signup: true,
    email: { enable_signup: true, enable_confirmations: false },
  })
  const url = 'http://rest.test'
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-forwarded-for', address)
    return withQuietRefusals({ errors: [] }, () => app.fetch(request))
  }
  return {
    ...secrets,
    url,
    fetch,
    tokenOf: async (email) => {
      const answer = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse battery' }),
      })
      const body: unknown = await answer.json()
      const token =
        typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : null
      if (typeof token !== 'string') throw new Error(`No session for ${email}: ${JSON.stringify(body)}`)
      await db.sql`
        update public.admin_users a set user_id = u.id from auth.users u where a.email = ${email} and u.email = ${email}`
      return token
    },
    close: () => connection.close(),
  }
}
