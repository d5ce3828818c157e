import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { BusinessVersions, type PublishedBusiness } from './business-versions.ts'

/** How long what holds is believed before it is asked again, in milliseconds. */
export const believedMs = 15_000

const known = new WeakMap<
  BusinessVersions['Service'],
  { readonly business: PublishedBusiness; readonly until: number }
>()

/** Does work with what the company is now: what its owners published, in place of what the program came with. Dies when that is not known. */
export function withPublishedBusiness<A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Business> | Business | BusinessVersions> {
  return Effect.provideServiceEffect(work, Business, Effect.orDie(publishedBusiness))
}

/** Asks again what holds, after something was published. */
export function forgetPublished(versions: BusinessVersions['Service']): void {
  known.delete(versions)
}

const publishedBusiness = Effect.gen(function* () {
  const installed = yield* Business
  const versions = yield* BusinessVersions
  const now = yield* Clock.currentTimeMillis
  const last = known.get(versions)
  if (last !== undefined && now < last.until) return { ...installed, ...last.business }
  const business = yield* versions.current
  known.set(versions, { business, until: now + believedMs })
  return { ...installed, ...business }
})
