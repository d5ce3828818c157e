import fc from 'fast-check'
import type { AmountRule, Charge, Measures, PriceBook, Service, Tax } from '../catalogue/index.ts'
import { type Cents, cents } from '../money/index.ts'

/**
 * Price books of any home service that the parser accepts: counts, a choice and a flag; tables, prices per unit and flat ones; charges,
 * taxes, frequencies and currencies of every kind. Prices never fall as a count that they go by grows.
 *
 * @example
 * fc.sample(priceBooks(), 1).length // => 1
 */
export function priceBooks(): fc.Arbitrary<PriceBook> {
  return fc.record(
    {
      version: fc.constantFrom('a-1', 'b-2'),
      currency: fc.constantFrom('CAD', 'GBP', 'JPY', 'KWD'),
      rounding: fc.oneof(
        fc.constantFrom('cent' as const, 'dollar' as const),
        fc.integer({ min: 1, max: 1000 }).map((to) => ({ to })),
      ),
      taxes: taxes(),
      measures: fc.constant(measures),
      services: fc.record({ table: service(tables), units: service(perUnit), flat: service(flat) }),
      addOns: fc.record({ fridge: addOn(1), oven: addOn(5) }),
      charges: fc.subarray([...charges]),
      frequencies: fc.record({ weekly: frequency('Every week'), monthly: frequency('Every month') }),
      minimumTotal: fc.nat(200).map(cents),
    },
    {
      requiredKeys: ['version', 'currency', 'rounding', 'taxes', 'measures', 'services', 'addOns'],
    },
  )
}

const measures: Measures = {
  rooms: { one: 'room', many: 'rooms', min: 1, max: 6 },
  floors: { one: 'floor', many: 'floors', min: 0, max: 3 },
  coat: { label: 'Coat', choices: { short: 'Short', double: 'Double' } },
  pets: { label: 'Pets', flag: true },
  notice: { one: 'hour', many: 'hours', min: 0, max: 100 },
}

const charges: readonly Charge[] = [
  { id: 'pets', name: 'Pets', amount: cents(2500), when: { pets: true } },
  { id: 'weekend', name: 'Weekend', percent: 12.5, when: { weekday: ['saturday', 'sunday'] } },
  { id: 'short-notice', name: 'Short notice', amount: cents(999), when: { notice: { below: 24 } } },
  { id: 'fur', name: 'Fur', percent: 3, when: { coat: 'double', pets: true } },
  { id: 'travel', name: 'Travel', description: 'We drive to you', amount: cents(350) },
]

const price = (max: number): fc.Arbitrary<Cents> => fc.nat(max).map(cents)

function service<R extends AmountRule<Cents>>(rule: () => fc.Arbitrary<R>): fc.Arbitrary<Service> {
  return fc.record(
    {
      name: fc.constantFrom('Clean', 'Windows'),
      description: fc.constant(''),
      features: fc.constant([]),
      price: rule(),
      addOns: fc.subarray(['fridge', 'oven']),
      minutes: rule(),
    },
    { requiredKeys: ['name', 'description', 'features', 'price', 'addOns'] },
  )
}

/** A grid by rooms and floors whose prices rise by steps; beyond it, steps cost no more than within. */
function tables(): fc.Arbitrary<AmountRule<Cents>> {
  return fc
    .record({
      base: fc.nat(20_000),
      room: fc.nat(3_000),
      floor: fc.nat(3_000),
      roomBeyond: fc.double({ min: 0, max: 1, noNaN: true }),
      rooms: fc.subarray([2, 3, 5]),
      floors: fc.subarray([1, 2]),
    })
    .map(({ base, room, floor, roomBeyond, rooms, floors }) => ({
      kind: 'table' as const,
      by: ['rooms', 'floors'],
      cells: Object.fromEntries(
        [1, ...rooms].flatMap((x) =>
          [0, ...floors].map((y) => [`${x}-${y}`, cents(base + (x - 1) * room + y * floor)]),
        ),
      ),
      beyond: { rooms: cents(Math.floor(room * roomBeyond)), floors: cents(floor) },
    }))
}

function perUnit(): fc.Arbitrary<AmountRule<Cents>> {
  const tiers = fc
    .uniqueArray(fc.integer({ min: 2, max: 6 }), { maxLength: 3 })
    .chain((froms) =>
      fc.tuple(
        ...froms
          .toSorted((a, b) => a - b)
          .map((from) => fc.record({ from: fc.constant(from), each: price(900) })),
      ),
    )
  return fc.record(
    {
      kind: fc.constant('per-unit' as const),
      of: fc.constant('rooms'),
      each: price(900),
      tiers,
      minimum: price(3000),
    },
    { requiredKeys: ['kind', 'of', 'each'] },
  )
}

function flat(): fc.Arbitrary<AmountRule<Cents>> {
  return fc.record({ kind: fc.constant('flat' as const), amount: price(30_000) })
}

function addOn(most: number) {
  return fc.record(
    {
      name: fc.constantFrom('Fridge', 'Oven'),
      description: fc.constant(''),
      amount: price(5_000),
      most: fc.constant(most),
      unit: fc.constant('each'),
      minutes: fc.nat(60),
    },
    { requiredKeys: ['name', 'description', 'amount', 'most'] },
  )
}

const percents = fc.nat(10_000).map((hundredths) => hundredths / 100)
const frequency = (name: string) => percents.map((percent) => ({ name, percent }))

function taxes(): fc.Arbitrary<readonly [Tax, ...Tax[]]> {
  const rate = percents.map((percent) => percent / 3)
  const added = rate.map((percent): Tax => ({ name: 'GST', percent, mode: 'added' }))
  const included = rate.map((percent): Tax => ({ name: 'VAT', percent, mode: 'included' }))
  const later = rate.map((percent): Tax => ({ name: 'QST', percent, mode: 'added', on: 'previous' }))
  return fc.oneof(fc.tuple(added), fc.tuple(included), fc.tuple(included, added), fc.tuple(added, later))
}
