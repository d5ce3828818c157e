import { anyText, integer, object, text, trueOrFalse } from '../validation/shape.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import { isKnownZone } from './zone-span.ts'

/** Years of four digits, as files of calendars have them. */
const instant = integer(Date.UTC(1000, 0, 3), Date.UTC(9999, 11, 29))

const event = object(
  {
    uid: text(),
    zone: text(),
    startsAt: instant,
    durationMinutes: integer(0, 100_000),
    madeAt: instant,
    summary: anyText,
  },
  {
    description: anyText,
    location: anyText,
    url: anyText,
    sequence: integer(0, 2_147_483_647),
    changedAt: instant,
    canceled: trueOrFalse,
  },
)

/**
 * Checks the events of a calendar file.
 *
 * @throws WrongValueError with everything that is wrong with them
 */
export function checkEvents(events: readonly { readonly zone: string }[]): void {
  const parts = events.flatMap((one, index) => event.problems(one, `${index}`))
  const problems =
    parts.length > 0
      ? parts
      : events.flatMap(({ zone }, index) =>
          isKnownZone(zone) ? [] : [{ field: `${index}.zone`, message: `'${zone}' is no time zone` }],
        )
  if (problems.length > 0) throw new WrongValueError('event', problems)
}
