import { join } from 'node:path'
import { refusalOf, type Serving, startSupabaseApp, withQuietRefusals } from '@dustforce/supabase/local'
import type { EmailDriver } from '@supabase/lite'
import type { Database } from '../database/database.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { Handler } from '../http/in-process-fetch.ts'
import type { CountedLog } from '../log/counted-log.ts'
import { supabaseProject } from '../paths.ts'
import { broken, refusedValue, unavailable } from './answers.ts'
import { makeQueryGate } from './query-gate.ts'
import { readRpcArguments } from './rpc-arguments.ts'
import { makeRpcGate } from './rpc-gate.ts'
import { makeSharedAvailability } from './shared-availability.ts'

/** The letter of the hosted project. */
const recovery = {
  subject: 'Reset your password for the Command Hub',
  content_path: join(supabaseProject, 'templates/recovery.html'),
}

export interface BackendSecrets {
  readonly publishableKey: string
  readonly secretKey: string
  readonly jwtSecret: string
}

/**
 * Supabase's `auth/v1` and `rest/v1` on the database: keys are asked for, signing up is closed, and a request without a key has
 * no user. Its letters, with their codes and links, go to `sendMail` and nowhere else. A request must have come whole: a slow body would keep
 * the others from the database.
 */
export async function makeBackend(
  database: Database,
  secrets: BackendSecrets,
  siteUrl: string,
  sendMail: EmailDriver['send'],
  log: CountedLog,
): Promise<Handler> {
  const app = await startSupabaseApp(
    database.connection,
    {
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      enable_signup: false,
      enable_refresh_token_rotation: true,
      minimum_password_length: 12,
      // As in the project's config.toml: the provider is on, its sign-up is closed above.
      email: { enable_signup: true, enable_confirmations: true, template: { recovery } },
    },
    sendMail,
  )
  const serve: Handler = async (request) => {
    const serving: Serving = { errors: [] }
    const response = await database.exclusively(() => withQuietRefusals(serving, () => app.fetch(request)))
    const { errors } = serving
    const refusal = errors.map(refusalOf).find((code) => code !== null) ?? null
    const isDown = errors.some(isUnavailable)
    const isRefused = response.status < 500 || (refusal !== null && !isDown)
    for (const error of errors) {
      if (isRefused) log.refused(refusal ?? `status ${response.status}`)
      else log.failed(error)
    }
    if (response.status < 500) return response
    if (isDown) return unavailable()
    return refusal === null ? broken() : refusedValue(refusal)
  }
  const shared = makeSharedAvailability(serve, secrets.publishableKey)
  const backend = makeQueryGate(makeRpcGate(shared, await readRpcArguments(database)))
  // The service reads the whole schema at its first request; many first requests at once would each read it.
  const headers = { apikey: secrets.secretKey }
  await backend(new Request('http://localhost/rest/v1/booking_settings?limit=1', { headers }))
  return backend
}
