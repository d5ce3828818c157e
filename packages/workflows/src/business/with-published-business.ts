import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { BusinessVersions, type PublishedBusiness, type ResourcePolicy } from './business-versions.ts'

/** The time for which what holds is believed before it is asked for again, in milliseconds. */
export const believedMs = 15_000

const known = new WeakMap<
  BusinessVersions['Service'],
  { readonly business: PublishedBusiness; readonly until: number }
>()

/**
 * Does work with what the company is now: what its owners published, in place of what the program came with. The store counts what its services need by
 * the same policy. Dies when that is not known.
 */
export function withPublishedBusiness<A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Business> | Business | BusinessVersions> {
  return Effect.provideServiceEffect(work, Business, Effect.orDie(publishedBusiness))
}

/** Asks again what holds, after something was published. */
export function forgetPublished(versions: BusinessVersions['Service']): void {
  known.delete(versions)
}

/** The same after another server of the database has published something. */
export const forgetWhatWasPublished = BusinessVersions.use((versions) =>
  Effect.sync(() => forgetPublished(versions)),
)

/** The resources that a store was last told of. */
const kept = new WeakMap<BusinessVersions['Service'], string>()

/** Tells the store what a policy says of resources, unless it was told so last. */
const keepResources = Effect.fnUntraced(function* ({ resources = {}, services = {} }: ResourcePolicy) {
  const versions = yield* BusinessVersions
  const told = JSON.stringify([resources, services])
  if (kept.get(versions) === told) return
  yield* versions.keepResources({ resources, services })
  kept.set(versions, told)
})

/** The company with what its owners published in place of what the program came with. */
export const publishedBusiness = Effect.gen(function* () {
  const installed = yield* Business
  const versions = yield* BusinessVersions
  const now = yield* Clock.currentTimeMillis
  const last = known.get(versions)
  if (last !== undefined && now < last.until) return businessAsPublished(installed, last.business)
  const business = yield* versions.current
  yield* keepResources({ ...installed, ...business }.policy)
  known.set(versions, { business, until: now + believedMs })
  return businessAsPublished(installed, business)
})
