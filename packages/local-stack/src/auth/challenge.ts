import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { JwtSecrets } from '../start/secrets.ts'
import { isSignedBy, signedWith } from './access-token.ts'

/** A question for a code of an authenticator app. `until` in epoch milliseconds. */
const Challenge = Schema.Struct({ factor: Schema.String, until: Schema.Finite })
type Challenge = typeof Challenge.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Challenge))

/** Says in signed words what was asked, so that any server of the database can judge the reply. A code counts once, so the question may be asked again. */
export function challengeId(challenge: Challenge, secret: string): string {
  return signedWith(`challenge.${Buffer.from(JSON.stringify(challenge)).toString('base64url')}`, secret)
}

/** Reads what was asked; null for an id that no server here has made. */
export function readChallenge(id: string, secrets: JwtSecrets): Challenge | null {
  const [kind, words = ''] = id.split('.')
  if (kind !== 'challenge' || !secrets.some((secret) => isSignedBy(id, secret))) return null
  return Option.getOrNull(decode(Buffer.from(words, 'base64url').toString('utf8')))
}
