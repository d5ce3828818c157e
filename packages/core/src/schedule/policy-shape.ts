import { isRecord } from '../validation/is-record.ts'
import {
  anyText,
  described,
  either,
  integer,
  list,
  number,
  object,
  oneOf,
  pair,
  record,
  type Shape,
  text,
} from '../validation/shape.ts'
import { dateText } from './date-shape.ts'
import { weekdayNames } from './weekday-names.ts'

const opens = text({ pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, words: "a time as '09:00'" })
const closes = text({
  pattern: /^(?:[0-3]\d|4[0-7]):[0-5]\d$/,
  words: "a time as '17:00', or after midnight as '26:00'",
})
const date = text(dateText)

/** When a day opens and closes: a pair of times, or several. */
const span: Shape = pair(opens, closes, "must be two times, as ['09:00', '17:00']")
const spans = list(span, 1)
const hours: Shape = either([span, spans], (value) =>
  Array.isArray(value) && Array.isArray(value[0]) ? spans : span,
)
const closedSpan = object({ from: date, reason: text() }, { to: date })
const closedYearly = object({
  yearly: described(
    'A day of each year.',
    text({ pattern: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, words: "a day as '12-25'" }),
  ),
  reason: text(),
})
const closure = either([closedSpan, closedYearly], (value) =>
  isRecord(value) && value.yearly !== undefined ? closedYearly : closedSpan,
)

function perWeekday(item: Shape): Shape {
  return object({}, Object.fromEntries(weekdayNames.map((name) => [name, item])))
}

const places = integer(0, 1_000_000)

/** @param leastCrews a file has one or more; an office may have none for a while */
function capacityShape(leastCrews: number): Shape {
  return described(
    'How much work there can be; what is not given does not limit.',
    object(
      {},
      {
        perDay: places,
        perWeekday: perWeekday(places),
        crews: described('How many crews work at the same time.', integer(leastCrews, 10_000)),
        bufferMinutes: described('What a crew needs before and after a visit.', integer(0, 1440)),
      },
    ),
  )
}

/** The fields that every policy has. */
const needed = {
  zone: described('The IANA name of the time zone of all dates and times.', text()),
  hours: described('When each day opens and closes. A day that is missing is closed.', perWeekday(hours)),
  slotMinutes: described('From one slot to the next.', integer(1, 1440)),
  leadMinutes: described('How long before its start a slot can last be booked.', integer(0, 1_000_000)),
  lookaheadDays: described('How many days can be booked, today included.', integer(1, 3660)),
}

const id = { pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/, words: 'letters, digits and hyphens' }
const serviceRules = object(
  {},
  {
    needs: described('The resources that it uses, one of each.', list(text(id), 1)),
    hours: described('Its own hours, in place of the others.', perWeekday(hours)),
  },
  1,
)

/** The fields that a policy may have. */
const optional = {
  $schema: anyText,
  lastStart: described(
    "With 'fits' the last visit of a day ends by the closing time; otherwise the last slot starts then.",
    oneOf('fits'),
  ),
  closures: described(
    'Dates on which nothing can be booked, and why, in words for a customer.',
    list(closure),
  ),
  specialHours: described('Dates with other hours than their weekday.', list(object({ date, hours }))),
  capacity: capacityShape(1),
  resources: described(
    'How many there are of what services use besides crews.',
    record(id, integer(0, 10_000)),
  ),
  services: described('What differs by service.', record(id, serviceRules)),
  cancellation: described(
    'What a cancellation refunds, up to so many hours before the start.',
    list(object({ hoursBefore: number(0, 100_000), refundPercent: number(0, 100) })),
  ),
}

/** The shape of a policy as JSON. What its parts mean for each other is checked by `parsePolicy`. */
export const policyShape: Shape = object(needed, optional)

const ofPrograms = {
  capacity: capacityShape(0),
  weekStart: integer(0, 6),
  occupyingStatuses: list(text()),
  revenue: oneOf('paid-and-not-canceled', 'every-booking'),
  freeCancellationHours: number(0, 100_000),
  customerMoves: object({ hoursBefore: number(0, 100_000), times: integer(0, 1_000_000) }),
  refundBusinessDays: pair(integer(0, 365), integer(0, 365), 'must be two numbers of days'),
  contractorPayPercent: number(0, 100),
  regions: list(text()),
}

/** The shape of what a program calls a policy: the part of one that a function needs, or one with how the business runs besides. */
export function policyPartShape(needs: readonly string[]): Shape {
  const fields = Object.entries<Shape>({ ...needed, ...optional, ...ofPrograms })
  const isNeeded = ([name]: readonly [string, Shape]) => needs.includes(name)
  return object(
    Object.fromEntries(fields.filter(isNeeded)),
    Object.fromEntries(fields.filter((field) => !isNeeded(field))),
  )
}
