import {
  anyText,
  described,
  either,
  integer,
  list,
  number,
  object,
  pair,
  type Shape,
  text,
} from '../validation/shape.ts'

const minute = integer(0, 2880)
const span = pair(minute, minute, 'must be two minutes of the day, as [540, 720]')
const place = pair(
  number(-90, 90),
  number(-180, 180),
  'must be a latitude and a longitude, as [43.65, -79.38]',
)
const id = text()
const ids = either([id, list(id)], (value) => (Array.isArray(value) ? list(id) : id))
const skills = list(text())
const fixedPlace = object({ cleaner: id }, { start: minute })
const anything: Shape = { problems: () => [], known: (value) => value, jsonSchema: {} }

const job = object(
  {
    id: described('Each job has another one.', id),
    at: described('Where: latitude and longitude.', place),
    minutes: described('How long the work takes.', integer(1, 2880)),
    window: described('The first and the last minute of the day at which the work may start.', span),
  },
  {
    skills: described('What the cleaner must be able to do.', skills),
    favourite: described('The cleaner, or cleaners, that the customer is used to.', ids),
    excluded: described('The cleaner, or cleaners, that must not come.', ids),
    fixed: described(
      'Whose job it stays, and when it starts if that stays too.',
      either([id, fixedPlace], (value) => (typeof value === 'string' ? id : fixedPlace)),
    ),
  },
)

const cleaner = object(
  {
    id: described('Each cleaner has another one.', id),
    home: described('Where the day begins and ends: latitude and longitude.', place),
    hours: described('The cleaner leaves home and is back within these minutes of the day.', span),
  },
  { off: described('Times without work and without driving.', list(span)), skills },
)

const stop = object(
  { job: id },
  {
    start: described('As early as can be when missing.', minute),
    why: described('What a plan says about it; it is not read.', anything),
  },
)

/** The shape of a day to plan as JSON. What its parts mean for each other is checked by `dayProblems`. */
export const dayShape: Shape = object(
  { jobs: list(job), cleaners: list(cleaner) },
  {
    $schema: anyText,
    seed: described(
      'Another number finds another plan that is about as good.',
      integer(-2_147_483_648, 2_147_483_647),
    ),
    favouriteMinutes: described(
      'How many minutes of driving it is worth that a favourite comes.',
      number(0, 1440),
    ),
    routes: described('The plan there is.', list(object({ cleaner: id, stops: list(stop) }))),
  },
)
