import fc from 'fast-check'
import type { AmountRule, Charge, Measures, PriceBook, Service, Tax } from '../catalogue/index.ts'
import { type Cents, cents } from '../money/index.ts'

/**
 * Price books of any home service that the parser accepts: counts, a choice and a flag; tables, prices per unit and flat ones; charges and
 * reductions, taxes of all lines and of some, frequencies and currencies of every kind. Prices never fall as a count that they go by grows.
 *
 * @example
 * fc.sample(priceBooks(), 1).length // => 1
 */
export function priceBooks(): fc.Arbitrary<PriceBook> {
  const masks = fc.array(fc.option(fc.nat(7), { nil: undefined, freq: 2 }), { minLength: 16, maxLength: 16 })
  return fc.tuple(allTaxed(), fc.option(masks)).map(([{ charges, ...others }, carried]) => {
    const known = charges?.filter(
      ({ when = {} }) => !('frequency' in when) || others.frequencies !== undefined,
    )
    const book = { ...others, ...(known && { charges: known }) }
    return carried === null ? book : taxedByLine(book, carried)
  })
}

/** A book some of whose services, add-ons and charges carry some of its taxes: a bit for each tax. */
function taxedByLine(book: PriceBook, masks: readonly (number | undefined)[]): PriceBook {
  const { taxes } = book
  const isOnOthers = taxes.some((tax) => 'on' in tax)
  const left = [...masks]
  const taxed = <T extends object>(part: T): T & { readonly taxes?: readonly string[] } => {
    const mask = left.shift()
    if (mask === undefined) return part
    // A tax on others is carried with them.
    const names = taxes.filter((_, index) => (isOnOthers ? mask % 2 : (mask >> index) % 2) === 1)
    return { ...part, taxes: names.map(({ name }) => name) }
  }
  const each = <T extends object>(parts: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, taxed(part)]))
  return {
    ...book,
    services: each(book.services),
    addOns: each(book.addOns),
    ...(book.charges && { charges: book.charges.map(taxed) }),
  }
}

function allTaxed(): fc.Arbitrary<PriceBook> {
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
      frequencies: fc.record({
        weekly: frequency('Every week'),
        monthly: frequency('Every month').map((monthly) => ({ ...monthly, from: 2 })),
      }),
      minimumCharge: price(20_000).map((amount) => ({ name: 'Call-out', amount })),
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
  {
    id: 'far',
    name: 'Far away',
    each: cents(30),
    of: 'notice',
    above: 40,
    when: { coat: ['short', 'double'] },
  },
  { id: 'night', name: 'Night', amount: cents(4000), when: { time: { atLeast: '18:00', below: '06:00' } } },
  { id: 'winter', name: 'Winter', percent: 7.5, when: { date: { from: '11-15', to: '03-15' } } },
  {
    id: 'once',
    name: 'Opening',
    amount: cents(-700),
    when: { date: { from: '2000-01-01', to: '2040-06-30' } },
  },
  {
    id: 'plan',
    name: 'Plan',
    amount: cents(-500),
    when: { service: ['table', 'flat'], frequency: 'weekly' },
  },
  { id: 'calm', name: 'No pets', amount: cents(-100), when: { pets: false } },
  { id: 'sibling', name: 'Sibling', percent: -10, when: { pets: true } },
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
      minimum: fc.option(price(30_000)),
    })
    .map(({ base, room, floor, roomBeyond, rooms, floors, minimum }) => ({
      kind: 'table' as const,
      by: ['rooms', 'floors'],
      cells: Object.fromEntries(
        [1, ...rooms].flatMap((x) =>
          [0, ...floors].map((y) => [`${x}-${y}`, cents(base + (x - 1) * room + y * floor)]),
        ),
      ),
      beyond: { rooms: cents(Math.floor(room * roomBeyond)), floors: cents(floor) },
      ...(minimum !== null && { minimum }),
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
  return fc.record(
    { kind: fc.constant('flat' as const), amount: price(30_000), minimum: price(30_000) },
    { requiredKeys: ['kind', 'amount'] },
  )
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

function taxes(): fc.Arbitrary<readonly Tax[]> {
  const rate = percents.map((percent) => percent / 3)
  const added = rate.map((percent): Tax => ({ name: 'GST', percent, mode: 'added' }))
  const included = rate.map((percent): Tax => ({ name: 'VAT', percent, mode: 'included' }))
  const later = rate.map((percent): Tax => ({ name: 'QST', percent, mode: 'added', on: 'previous' }))
  return fc.oneof(
    fc.constant([]),
    fc.tuple(added),
    fc.tuple(included),
    fc.tuple(included, added),
    fc.tuple(added, later),
  )
}
