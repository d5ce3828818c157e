import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'

const Secrets = Schema.Struct({
  jwtSecret: Schema.String,
  publishableKey: Schema.String,
  secretKey: Schema.String,
  stripeSecretKey: Schema.String,
  stripeWebhookSecret: Schema.String,
  resendApiKey: Schema.String,
  databasePassword: Schema.String,
})
/** The secrets of one installation. */
export type Secrets = typeof Secrets.Type

const random = (prefix: string): string => prefix + randomBytes(24).toString('base64url')

const makeSecrets = (): Secrets => ({
  jwtSecret: random(''),
  publishableKey: random('sb_publishable_'),
  secretKey: random('sb_secret_'),
  stripeSecretKey: random('sk_test_'),
  stripeWebhookSecret: random('whsec_'),
  resendApiKey: random('re_'),
  databasePassword: random(''),
})

/** The secrets kept in the data directory, made at the first start: no installation has another's. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) {
    return Schema.decodeUnknownSync(Schema.fromJsonString(Secrets))(readFileSync(file, 'utf8'))
  }
  const secrets = makeSecrets()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

/** The secret that signs sessions, and those that signed the sessions that have not ended yet. */
export type JwtSecrets = readonly [signing: string, ...older: string[]]

/** The keys that requests are signed and let in with: those that the options give, and the installation's own otherwise. */
export interface Keys {
  readonly publishableKey: string
  readonly secretKey: string
  readonly jwtSecrets: JwtSecrets
}

export function keysOf({ publishableKey, secretKey, jwtSecrets }: Partial<Keys>, secrets: Secrets): Keys {
  return {
    publishableKey: publishableKey ?? secrets.publishableKey,
    secretKey: secretKey ?? secrets.secretKey,
    jwtSecrets: jwtSecrets ?? [secrets.jwtSecret],
  }
}

/** Makes the secret that signs the links to bookings: it follows from the installation's own secret, so that older installations have one. */
export function linkSecretOf({ jwtSecrets: [secret] }: Keys): string {
  return createHash('sha256').update(`links to bookings ${secret}`).digest('base64')
}
