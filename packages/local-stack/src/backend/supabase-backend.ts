import { App, type EmailDriver } from '@supabase/lite'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/in-process-fetch.ts'
import { type Serving, withQuietRefusals } from './quiet-refusals.ts'

export interface BackendSecrets {
  readonly publishableKey: string
  readonly secretKey: string
  readonly jwtSecret: string
}

const buffered = async (request: Request): Promise<Request> => {
  if (request.body === null) return request
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() })
}

/** Supabase's clients know this shape; they try again later. */
const unavailable = (): Response =>
  Response.json(
    {
      code: 'PGRST001',
      message: 'The database is not available. Please try again.',
      details: null,
      hint: null,
    },
    { status: 503, headers: { 'retry-after': '2' } },
  )

/**
 * Supabase's `auth/v1` and `rest/v1` on the database: keys are asked for, nobody may sign up, a request without a key is
 * nobody's. Its letters, with their codes and links, go to `sendMail` and nowhere else.
 */
export const makeBackend = async (
  database: Database,
  secrets: BackendSecrets,
  siteUrl: string,
  sendMail: EmailDriver['send'],
): Promise<Handler> => {
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      enable_signup: false,
      enable_refresh_token_rotation: true,
      minimum_password_length: 12,
      email: { enable_signup: false },
    },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send: sendMail } } },
  })
  await app.init()
  const backend: Handler = async (request) => {
    // A slow body must not keep the others from the database.
    const whole = await buffered(request)
    const serving: Serving = { unavailable: false }
    const response = await database.exclusively(() =>
      withQuietRefusals(serving, () => app.fetch(whole, { peerAddress: null })),
    )
    return serving.unavailable && response.status >= 500 ? unavailable() : response
  }
  // The service reads the whole schema at its first request; many first requests at once would each read it.
  const headers = { apikey: secrets.secretKey }
  await backend(new Request('http://localhost/rest/v1/booking_settings?limit=1', { headers }))
  return backend
}
