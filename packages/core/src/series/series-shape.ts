import { intervals } from '../schedule/series-date.ts'
import { isRecord } from '../validation/is-record.ts'
import {
  anyText,
  described,
  integer,
  list,
  object,
  oneOf,
  record,
  type Shape,
  text,
  trueOrFalse,
} from '../validation/shape.ts'

const dateRule = { pattern: /^[1-8]\d{3}-\d\d-\d\d$/, words: 'a date as yyyy-MM-dd, before the year 9000' }
const date = text(dateRule)
const time = text({ pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, words: "a time as '09:00'" })
const minutes = integer(1, 10_000)

/** The parts of a request that a book prices are checked by the book. */
const request: Shape = {
  problems: (value, field) =>
    isRecord(value) ? [] : [{ field, message: value === undefined ? 'missing' : 'must be an object' }],
  known: (value) => value,
  jsonSchema: { type: 'object' },
}

const change = object(
  {},
  {
    skip: described('The visit does not take place.', trueOrFalse),
    date: described('The date that is asked for it.', date),
    time,
    durationMinutes: minutes,
    request: described("Fields that take the place of the series' own for this visit.", request),
  },
)

const resume = object(
  {
    next: described('Dates that the series has before this one are planned.', date),
    placed: described('How many visits take place until there.', integer(0, 100_000)),
  },
  { last: described('The date of the last of them.', date) },
)

/** The shape of a series to plan as JSON. What its parts mean for each other, and for a book, is checked by `seriesProblems`. */
export const seriesShape: Shape = object(
  {
    from: described('The date of the first visit.', date),
    every: oneOf(...intervals),
    time: described('When each visit starts.', time),
    onClosed: described(
      'What becomes of a visit that cannot be on its date.',
      oneOf('skip', 'next-open-day'),
    ),
    request: described('What each visit is: a quote request without its date and time.', request),
  },
  {
    $schema: anyText,
    count: described('How many visits take place.', integer(1, 1000)),
    until: described('The last date of the series.', date),
    apartDays: described(
      'A visit that is moved stays more than so many days away from those before and after it.',
      integer(0, 366),
    ),
    durationMinutes: described(
      "How long a visit takes; what the book says, or a slot's length, when missing.",
      minutes,
    ),
    visits: described(
      'What is otherwise for one visit, by the date that the series has for it.',
      record(dateRule, change),
    ),
    pauses: described('Times without visits.', list(object({ from: date, to: date }))),
    through: described('Plans only what the series has until this date.', date),
    resume: described('Where to go on: what the plan of the piece before says.', resume),
  },
)
