import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import type { LinkSeed } from './booking-links.ts'

/** The key that signs the links of bookings. */
export class LinkKey extends Context.Service<
  LinkKey,
  {
    /** Names the key without telling it: eight hexadecimal digits of its hash. */
    readonly id: string
    /** The token of a link: the same every time. */
    readonly tokenOf: (seed: LinkSeed) => Effect.Effect<string>
  }
>()('@dustforce/workflows/LinkKey') {}

const utf8 = new TextEncoder()

/**
 * Signs with a secret of the functions; another secret makes other links. A token is `key id ‖ link id ‖ HMAC-SHA256(key, link id ‖ scope ‖
 * version)` in base64url, 70 characters.
 */
export function linkKey(secret: string): Layer.Layer<LinkKey> {
  return Layer.effect(
    LinkKey,
    Effect.promise(async () => {
      const id = (await sha256(`link key ${secret}`)).slice(0, 8)
      const algorithm = { name: 'HMAC', hash: 'SHA-256' }
      const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['sign'])
      return {
        id,
        tokenOf: (seed: LinkSeed) =>
          Effect.promise(async () => {
            const signed = utf8.encode(`${seed.id} ${seed.scope} ${seed.version}`)
            const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
            return base64Url([...bytesOfHex(id), ...bytesOfHex(seed.id.replaceAll('-', '')), ...mac])
          }),
      }
    }),
  )
}

/** The hash by which a token is found, in hexadecimal digits. */
export function tokenHash(token: string): Effect.Effect<string> {
  return Effect.promise(() => sha256(token))
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOfHex(hex: string): number[] {
  return Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function base64Url(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
