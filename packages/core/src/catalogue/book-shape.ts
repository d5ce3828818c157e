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

const id = { pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/, words: 'letters, digits and hyphens' }
const measureId = {
  // What every object has besides would be read from a request that leaves it out.
  pattern:
    /^(?!(?:service|addOns|date|time|frequency|promo|weekday|constructor|to(?:Locale)?String|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)[A-Za-z][A-Za-z0-9_-]*$/,
  words: "letters, digits and hyphens, and no other field of a request's",
}
const factId = { pattern: /^[A-Za-z][A-Za-z0-9_-]*$/, words: "a measure, or 'weekday'" }

const amount = integer(0, 100_000_000)
const price = described('In minor units of the currency.', amount)
const minutes = described('In minutes.', integer(0, 100_000))
const percent = number(0, 100)
const count = integer(0, 1_000_000)

const countMeasure = object({ one: text(), many: text(), min: count, max: count })
const choiceMeasure = object({ label: text(), choices: record(id, text(), 1) })
const flagMeasure = object({ label: text(), flag: oneOf(true) })
const measure = either([countMeasure, choiceMeasure, flagMeasure], (value) => {
  if (!isRecord(value) || value.choices !== undefined) return choiceMeasure
  return value.flag !== undefined ? flagMeasure : countMeasure
})

function rule(unit: Shape): Shape {
  const table = object(
    {
      kind: oneOf('table'),
      by: described('The measures that the table goes by.', list(text(measureId), 1)),
      cells: described("Amounts by the values of `by`, joined by hyphens: '3-2'.", record(id, unit, 1)),
    },
    { beyond: described('For each step of a count above the nearest cell.', record(measureId, unit)) },
  )
  const perUnit = object(
    { kind: oneOf('per-unit'), of: described('A count.', text(measureId)), each: unit },
    {
      tiers: described(
        'What each unit costs from one on; the units before cost as before.',
        list(object({ from: integer(2, 1_000_000), each: unit })),
      ),
      minimum: unit,
    },
  )
  const flat = object({ kind: oneOf('flat'), amount: unit })
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

const service = object(
  {
    name: text(),
    description: anyText,
    features: list(anyText),
    price: rule(price),
    addOns: described('The add-ons that go with the service, by id.', list(text(id))),
  },
  { minutes: rule(minutes) },
)

const addOn = object(
  { name: text(), description: anyText, amount: price },
  {
    unit: described("What the price buys, where it is not the whole job: 'per bed'.", text()),
    most: described('How many can be chosen; one unless given.', integer(1, 1000)),
    minutes,
  },
)

const fact = either([trueOrFalse, count, text()], (value) => {
  if (typeof value === 'boolean') return trueOrFalse
  return typeof value === 'number' ? count : text()
})
const facts = list(fact, 1)
const limits = object({}, { atLeast: count, below: count }, 1)
const condition = either([fact, facts, limits], (value) => {
  if (Array.isArray(value)) return facts
  return isRecord(value) ? limits : fact
})
const chargeFields = {
  description: described('Why it is charged, as the beginning of a sentence.', text()),
  when: described('All must hold. What a request leaves out meets no condition.', record(factId, condition)),
}
const fixedCharge = object({ id: text(id), name: text(), amount: price }, chargeFields)
const percentCharge = object({ id: text(id), name: text(), percent }, chargeFields)
const charge = either([fixedCharge, percentCharge], (value) =>
  isRecord(value) && value.percent !== undefined ? percentCharge : fixedCharge,
)

const addedTax = object({ name: text(), percent, mode: oneOf('added') }, { on: oneOf('previous') })
const includedTax = object({ name: text(), percent, mode: oneOf('included') })
const anyTax = object({ name: text(), percent, mode: oneOf('added', 'included') }, { on: oneOf('previous') })
const tax = either([addedTax, includedTax], (value) => {
  return isRecord(value) && value.mode === 'included' ? includedTax : anyTax
})

const named = oneOf('cent', 'dollar')
const stepped = object({ to: integer(1, 1000) })

/** The shape of a price book as JSON. What its parts mean for each other is checked by `priceBookProblems`. */
export const bookShape: Shape = object(
  {
    version: described('Quotes name it.', text()),
    currency: described('ISO 4217.', text({ pattern: /^[A-Z]{3}$/, words: 'three capital letters' })),
    rounding: described(
      "What percentages come to is rounded to half up: 'cent' is the minor unit, 'dollar' the whole unit, { to } so many minor units.",
      either([named, stepped], (value) => (isRecord(value) ? stepped : named)),
    ),
    taxes: list(tax, 1),
    measures: described('What a customer says about the job.', record(measureId, measure)),
    services: record(id, service, 1),
    addOns: record(id, addOn),
  },
  {
    $schema: anyText,
    charges: described('In this order, after the add-ons.', list(charge)),
    frequencies: described(
      'What comes off the subtotal for regular visits.',
      record(id, object({ name: text(), percent })),
    ),
    minimumTotal: described('The least that can be charged, other than nothing, in minor units.', amount),
  },
)
