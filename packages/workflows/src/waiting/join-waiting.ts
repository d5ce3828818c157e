import { quote, quoteProblems } from '@dustforce/core/quote'
import { businessDateOf, type CalendarPolicy, daysBetween, slotsOn } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { checkEmail } from '@dustforce/core/validation'
import { quoteRequestOf } from '@dustforce/office/booking'
import type { WishedDay } from '@dustforce/office/waiting'
import * as Clock from 'effect/Clock'
import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import { Availability } from '../checkout/availability.ts'
import { Business } from '../checkout/business.ts'
import { type NewWish, WaitingList } from './waiting-list.ts'

/** A wish that nobody could fulfil, in words. */
export class WishRefused extends Data.TaggedError('WishRefused')<{ readonly message: string }> {}

/**
 * Puts a wish into the queue: its length comes from the price book, its times are those at which a visit can start. Returns 'waiting', or the time
 * that is free after all.
 */
export const joinWaiting = Effect.fn('joinWaiting')(function* (
  { home, ...asked }: Omit<NewWish, 'durationMinutes'>,
  visitor: string,
) {
  const { policy, priceBook } = yield* Business
  const email = checkEmail(asked.email)
  if (!email.ok) return yield* new WishRefused({ message: email.message })
  const [problem] = quoteProblems(priceBook, quoteRequestOf(priceBook, home))
  if (problem !== undefined) return yield* new WishRefused({ message: problem.message })
  const durationMinutes = quote(priceBook, quoteRequestOf(priceBook, home)).minutes ?? policy.slotMinutes
  const now = yield* Clock.currentTimeMillis
  const dates = asked.days.map(({ day }) => day).toSorted()
  const first = dates[0] ?? businessDateOf(now, policy.zone)
  const span = daysBetween(first, dates.at(-1) ?? first) + 1
  const { rules } = yield* Availability.use(({ occupancy }) => occupancy(first, span))
  const open = withOfficeRules(policy, { ...rules, capacity: {} })
  if (!asked.days.every((one) => canStart(one, open, now))) {
    return yield* new WishRefused({
      message: 'No visit starts at one of these times. Please choose again.',
    })
  }
  const days = [...new Map(asked.days.map((one) => [one.day, one])).values()]
  const wish = { ...asked, home, email: email.value, durationMinutes, days }
  return yield* WaitingList.use((list) => list.join(wish, visitor))
})

/** Whether a visit can start at each of the times, were it not for others. */
function canStart({ day, minutes }: WishedDay, policy: CalendarPolicy, now: number): boolean {
  const starts = slotsOn(policy, day, now).filter(({ open }) => open)
  return minutes.every((minute) => starts.some((slot) => slot.minute === minute))
}
