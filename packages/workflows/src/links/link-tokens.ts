import type { NoticeLink } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import { BookingLinks, type LinkOwner } from './booking-links.ts'
import { LinkKey, tokenHash } from './link-key.ts'

/**
 * The tokens that open bookings, by booking; unknown bookings have none. Only their hashes are stored, before anybody has seen them.
 */
export const linkTokens = Effect.fn('linkTokens')(function* (
  owners: readonly LinkOwner[],
  scope: NoticeLink,
) {
  const tokens = new Map<string, string>()
  if (owners.length === 0) return tokens
  const key = yield* LinkKey
  const links = yield* BookingLinks
  const seeds = yield* links.seeds(owners, scope, key.id)
  const hashes: { id: string; hash: string }[] = []
  for (const seed of seeds) {
    const token = yield* key.tokenOf(seed)
    tokens.set(seed.bookingId, token)
    hashes.push({ id: seed.id, hash: yield* tokenHash(token) })
  }
  yield* links.keep(hashes)
  return tokens
})

/** Finds what a token opens in its scope. An invalid token is still looked up, so that the attempt is counted. */
export const openLink = Effect.fn('openLink')(function* (
  token: string,
  link: { readonly scope: NoticeLink; readonly visitor: string; readonly acts?: boolean },
) {
  const hash = yield* tokenHash(token.slice(0, 200))
  return yield* BookingLinks.use((links) => links.open({ ...link, hash }))
})
