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
  record,
  type Shape,
  text,
  trueOrFalse,
} from '../validation/shape.ts'
import { shown } from '../validation/shown.ts'

const id = { pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/, words: 'letters, digits and hyphens' }
const measureId = {
  // A name that every object has besides would be read from a request that leaves it out.
  pattern:
    /^(?!(?:service|addOns|date|time|frequency|promo|weekday|constructor|to(?:Locale)?String|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)[A-Za-z][A-Za-z0-9_-]*$/,
  words: "letters, digits and hyphens, and no other field of a request's",
}
const factId = {
  pattern: /^[A-Za-z][A-Za-z0-9_-]*$/,
  words: "a measure, or 'weekday', 'date', 'time', 'service' or 'frequency'",
}

const amount = integer(0, 100_000_000)
const anyAmount = described(
  'In minor units of the currency; below 0 it takes off.',
  integer(-100_000_000, 100_000_000),
)
const price = described('In minor units of the currency.', amount)
const minutes = described('In minutes.', integer(0, 100_000))
const percent = number(0, 100)
const count = integer(0, 1_000_000)

const hidden = described('Your program fills it in: nothing asks a customer for it.', oneOf(true))
const countMeasure = object({ one: text(), many: text(), min: count, max: count }, { hidden })
const choiceMeasure = object({ label: text(), choices: record(id, text(), 1) }, { hidden })
const flagMeasure = object({ label: text(), flag: oneOf(true) }, { hidden })
const measure = either([countMeasure, choiceMeasure, flagMeasure], (value) => {
  if (!isRecord(value) || value.choices !== undefined) return choiceMeasure
  return value.flag !== undefined ? flagMeasure : countMeasure
})

function rule(unit: Shape): Shape {
  const minimum = described('The least that it comes to.', unit)
  const table = object(
    {
      kind: oneOf('table'),
      by: described('The measures that the table goes by.', list(text(measureId), 1)),
      cells: described("Amounts by the values of `by`, joined by hyphens: '3-2'.", record(id, unit, 1)),
    },
    {
      beyond: described('For each step of a count above the nearest cell.', record(measureId, unit)),
      minimum,
    },
  )
  const perUnit = object(
    { kind: oneOf('per-unit'), of: described('A count.', text(measureId)), each: unit },
    {
      tiers: described(
        'What each unit costs from one on; the units before cost as before.',
        list(object({ from: integer(2, 1_000_000), each: unit })),
      ),
      minimum,
    },
  )
  const flat = object({ kind: oneOf('flat'), amount: unit }, { minimum })
  const kind = oneOf('table', 'per-unit', 'flat')
  const unknown: Shape = {
    ...kind,
    problems: (value, field) =>
      isRecord(value) ? kind.problems(value.kind, `${field}.kind`) : flat.problems(value, field),
  }
  const kinds = new Map<unknown, Shape>([
    ['table', table],
    ['per-unit', perUnit],
    ['flat', flat],
  ])
  return either([...kinds.values()], (value) => (isRecord(value) && kinds.get(value.kind)) || unknown)
}

const carried = described(
  'The taxes of the book that it carries, by name; all unless given, none when empty.',
  list(text()),
)

const service = object(
  {
    name: text(),
    description: anyText,
    features: list(anyText),
    price: rule(price),
    addOns: described('The add-ons that go with the service, by id.', list(text(id))),
  },
  { minutes: rule(minutes), taxes: carried },
)

const addOn = object(
  { name: text(), description: anyText, amount: price },
  {
    unit: described("What the price buys, where it is not the whole job: 'per bed'.", text()),
    most: described('How many can be chosen; one unless given.', integer(1, 1000)),
    minutes,
    taxes: carried,
  },
)

const fact = either([trueOrFalse, count, text()], (value) => {
  if (typeof value === 'boolean') return trueOrFalse
  return typeof value === 'number' ? count : text()
})
const facts = list(fact, 1)
const limits = object({}, { atLeast: count, below: count }, 1)
const clock = text({ pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, words: "a time as '18:00'" })
const times = described(
  'From atLeast to before below; over midnight where it is the earlier one.',
  object({}, { atLeast: clock, below: clock }, 1),
)
const day = text({
  pattern: /^(?:[1-9]\d{3}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  words: "a day as '04-15' of each year, or as '2027-04-15'",
})
const days = described(
  'Both included; of each year without a year, also over New Year.',
  object({ from: day, to: day }),
)
const condition = either([fact, facts, limits, times, days], (value) => {
  if (Array.isArray(value)) return facts
  if (!isRecord(value)) return fact
  if (value.from !== undefined || value.to !== undefined) return days
  return typeof value.atLeast === 'string' || typeof value.below === 'string' ? times : limits
})
const chargeFields = {
  description: described('Why it is charged, as the beginning of a sentence.', text()),
  when: described(
    'All must hold. A field that a request leaves out meets no condition.',
    record(factId, condition),
  ),
  taxes: carried,
}
const fixedCharge = object({ id: text(id), name: text(), amount: anyAmount }, chargeFields)
const anyPercent = described('Of base and add-ons; below 0 it takes off.', number(-100, 100))
const percentCharge = object({ id: text(id), name: text(), percent: anyPercent }, chargeFields)
const countedCharge = object(
  { id: text(id), name: text(), each: anyAmount, of: described('A count.', text(measureId)) },
  { ...chargeFields, above: described('How many are free.', count) },
)
const charge = either([fixedCharge, percentCharge, countedCharge], (value) => {
  if (!isRecord(value) || value.amount !== undefined) return fixedCharge
  if (value.percent !== undefined) return percentCharge
  return value.each === undefined && value.of === undefined ? fixedCharge : countedCharge
})

const addedTax = object({ name: text(), percent, mode: oneOf('added') }, { on: oneOf('previous') })
const includedTax = object({ name: text(), percent, mode: oneOf('included') })
const anyTax = object({ name: text(), percent, mode: oneOf('added', 'included') }, { on: oneOf('previous') })
const tax = either([addedTax, includedTax], (value) => {
  return isRecord(value) && value.mode === 'included' ? includedTax : anyTax
})

const named = oneOf('cent', 'dollar')
const unnamed: Shape = {
  ...named,
  problems: (value, field) => [
    { field, message: `must be "cent", "dollar" or { "to": 5 }, so many minor units, not ${shown(value)}` },
  ],
}
const stepped = object({ to: integer(1, 1000) })

/** The shape of a price book as JSON. What its parts mean for each other is checked by `priceBookProblems`. */
export const bookShape: Shape = object(
  {
    version: described('Quotes name it.', text()),
    currency: described('ISO 4217.', text({ pattern: /^[A-Z]{3}$/, words: 'three capital letters' })),
    rounding: described(
      "What percentages come to is rounded to half up: 'cent' is the minor unit, 'dollar' the whole unit, { to } so many minor units.",
      either([named, stepped], (value) => {
        if (isRecord(value)) return stepped
        return value === undefined || value === 'cent' || value === 'dollar' ? named : unnamed
      }),
    ),
    taxes: described('Empty for a company without tax.', list(tax)),
    measures: described('What a customer says about the job.', record(measureId, measure)),
    services: record(id, service, 1),
    addOns: record(id, addOn),
  },
  {
    $schema: anyText,
    charges: described('In this order, after the add-ons.', list(charge)),
    frequencies: described(
      'What comes off the subtotal for regular visits.',
      record(
        id,
        object(
          { name: text(), percent },
          {
            from: described('The first visit that it takes something off; 1 unless given.', integer(1, 1000)),
          },
        ),
      ),
    ),
    minimumCharge: described(
      'The least that base, add-ons and charges come to, and what the difference is called.',
      object({ name: text(), amount: price }),
    ),
    minimumTotal: described('The least that can be charged, other than nothing, in minor units.', amount),
  },
)
