import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { vi } from 'vitest'
import type { TestDatabase } from './test-database.ts'

const secrets = {
  publishableKey: 'sb_publishable_0000000000000000000000_00000000',
  secretKey: 'sb_secret_0000000000000000000000_00000000',
}

// The service hands objects and lists over as JSON text; its driver would make a JSON string of that.
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) =>
    typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value),
  parse: (text: string): unknown => JSON.parse(text),
})

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
  const connection = createPostgresConnection({
    url: db.url,
    postgresOptions: { onnotice: () => undefined, types: { json: jsonType(114), jsonb: jsonType(3802) } },
  })
  // The service would grant everything to everyone at its first request; see the local stack.
  Reflect.set(connection, 'rlsState', 'active')
  // The service writes every refusal to the terminal; refusals are what the tests are about.
  const quiet = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: 'a secret of forty characters for the tests',
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      enable_signup: true,
      email: { enable_signup: true, enable_confirmations: false },
    },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false, disableStudio: true } },
  })
  await app.init()
  const url = 'http://rest.test'
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-forwarded-for', address)
    return app.fetch(request, { peerAddress: null })
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
    close: async () => {
      quiet.mockRestore()
      await connection.close()
    },
  }
}
