import { expect, it } from 'vitest'
import { parsePriceBook } from '../src/catalogue/schema.ts'
import { parseQuoteRequest } from '../src/quote/index.ts'
import { parseAvailability, parsePolicy } from '../src/schedule/schema.ts'
import type { Parsed } from '../src/validation/parsed.ts'

const clean = { name: 'Clean', description: '', features: [], addOns: ['oven'] }
const table = { kind: 'table', by: ['rooms'], cells: { '1': 5000, '3': 9000 }, beyond: { rooms: 1500 } }

/** A book with a part of every kind. */
const book = {
  version: 'a-1',
  currency: 'EUR',
  rounding: 'cent',
  taxes: [{ name: 'VAT', percent: 20, mode: 'included' }],
  measures: {
    rooms: { one: 'room', many: 'rooms', min: 1, max: 9 },
    zone: { label: 'Zone', choices: { near: 'Near', far: 'Far' } },
    pets: { label: 'Pets', flag: true },
  },
  services: { clean: { ...clean, price: table }, visit: { ...clean, price: { kind: 'flat', amount: 3000 } } },
  addOns: { oven: { name: 'Oven', description: '', amount: 2000, most: 2 } },
  charges: [{ id: 'pets', name: 'Pets', amount: 500, when: { pets: true } }],
  frequencies: { weekly: { name: 'Weekly', percent: 10 } },
}
const policy = {
  zone: 'Europe/London',
  hours: { monday: ['09:00', '17:00'] },
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
  specialHours: [{ date: '2026-12-29', hours: ['09:00', '12:00'] }],
  slotMinutes: 60,
  leadMinutes: 0,
  lookaheadDays: 60,
  capacity: { perDay: 4, crews: 2, bufferMinutes: 15 },
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  resources: { room: 1 },
  services: { clean: { needs: ['room'] } },
}
const request = { service: 'clean', rooms: 2 }
const availability = { now: '2026-12-01T09:00:00Z' }

const priced = (price: object) => ({ services: { clean: { ...clean, price } } })
const charged = (charge: object) => ({ charges: [{ id: 'c', name: 'C', ...charge }] })
const taxed = (tax: object) => ({ taxes: [{ name: 'VAT', percent: 20, mode: 'included', ...tax }] })

/** The mistakes of people who have not read all of the guide, by what is wrong with them. */
const mistakes: Readonly<Record<string, readonly object[]>> = {
  'book: money as it is spoken of': [
    priced({ kind: 'flat', amount: 49.5 }),
    priced({ kind: 'flat', amount: '50' }),
    priced({ kind: 'flat', amount: '€50' }),
    priced({ kind: 'flat', amount: -100 }),
    priced({ kind: 'flat', amount: null }),
    priced({ kind: 'flat', amount: 5000, minimum: '90' }),
    { minimumTotal: 0.5 },
    { minimumCharge: 12_000 },
    { addOns: { oven: { name: 'Oven', description: '', amount: '20' } } },
    charged({ amount: '5' }),
    { currency: 'euro' },
    { currency: 'EU€' },
    { currency: 'XYQ' },
    { rounding: 'up' },
    { rounding: 2 },
    { rounding: { to: 0 } },
  ],
  'book: percentages': [
    taxed({ percent: '20%' }),
    taxed({ percent: 120 }),
    taxed({ mode: 'inclusive' }),
    taxed({ mode: undefined }),
    taxed({ on: 'previous' }),
    { taxes: { name: 'VAT', percent: 20 } },
    { taxes: [20] },
    { tax: { name: 'VAT', percent: 20 } },
    { frequencies: { weekly: { name: 'Weekly', percent: -10 } } },
    { frequencies: { weekly: 10 } },
    { frequencies: { weekly: { name: 'Weekly', percent: 10, from: '2' } } },
    charged({ percent: '15' }),
    charged({ percent: 0.15, amount: 5 }),
  ],
  'book: what does not fit together': [
    priced({ ...table, by: ['bedrooms'] }),
    priced({ ...table, by: [] }),
    priced({ ...table, by: 'rooms' }),
    priced({ ...table, cells: { '2': 5000 } }),
    priced({ ...table, cells: { '1': 5000, '10': 6000 } }),
    priced({ ...table, cells: { '1': 5000, three: 6000 } }),
    priced({ ...table, cells: { '1': 5000, '2': 4000 } }),
    priced({ ...table, cells: {} }),
    priced({ ...table, beyond: { pets: 5 } }),
    priced({ kind: 'per-unit', of: 'zone', each: 500 }),
    priced({ kind: 'per-unit', of: 'windows', each: 500 }),
    priced({ kind: 'per-unit', of: 'rooms', each: 500, tiers: [{ from: 1, each: 400 }] }),
    priced({
      kind: 'per-unit',
      of: 'rooms',
      each: 500,
      tiers: [
        { from: 5, each: 400 },
        { from: 3, each: 300 },
      ],
    }),
    priced({ kind: 'hourly', each: 500 }),
    priced({ amount: 500 }),
    { services: { clean: { ...clean, price: table, addOns: ['fridge'] } } },
    { services: { clean: { ...clean, price: table, addOns: ['oven', 'oven'] } } },
    { services: { clean: { ...clean, price: table, taxes: ['GST'] } } },
    { services: {} },
    { services: [] },
    { addOns: {} },
  ],
  'book: conditions': [
    charged({ amount: 5, when: { petz: true } }),
    charged({ amount: 5, when: { pets: 'yes' } }),
    charged({ amount: 5, when: { zone: 'Near' } }),
    charged({ amount: 5, when: { zone: [] } }),
    charged({ amount: 5, when: { rooms: { above: 3 } } }),
    charged({ amount: 5, when: { rooms: { atLeast: 10 } } }),
    charged({ amount: 5, when: { rooms: { atLeast: 5, below: 5 } } }),
    charged({ amount: 5, when: { rooms: {} } }),
    charged({ amount: 5, when: { weekday: 'Sunday' } }),
    charged({ amount: 5, when: { weekday: ['sat', 'sun'] } }),
    charged({ amount: 5, when: { time: 'evening' } }),
    charged({ amount: 5, when: { time: { atLeast: '6pm' } } }),
    charged({ amount: 5, when: { date: { from: '15/04', to: '15/06' } } }),
    charged({ amount: 5, when: { date: { from: '04-15' } } }),
    charged({ amount: 5, when: { month: 'april' } }),
    charged({ amount: 5, when: { service: 'cleaning' } }),
    charged({ amount: 5, when: 'pets' }),
    charged({ when: { pets: true } }),
    charged({ each: 5, of: 'miles' }),
    charged({ each: 5, of: 'rooms', above: -1 }),
  ],
  'book: measures and names': [
    { measures: { ...book.measures, date: { label: 'Date', flag: true } } },
    { measures: { ...book.measures, rooms: { one: 'room', many: 'rooms', min: 5, max: 1 } } },
    { measures: { ...book.measures, rooms: { name: 'Rooms', min: 1, max: 5 } } },
    { measures: { ...book.measures, zone: { label: 'Zone', choices: ['near', 'far'] } } },
    { measures: { ...book.measures, zone: { label: 'Zone', choices: {} } } },
    { measures: { ...book.measures, pets: true } },
    { measures: { ...book.measures, pets: { label: 'Pets', flag: false } } },
    { version: 1 },
    { version: '' },
    { name: 'Our prices' },
    { charges: { pets: 500 } },
    { charges: [...book.charges, ...book.charges] },
  ],
  policy: [
    { zone: 'London' },
    { zone: 'GMT+1' },
    { zone: 'EST' },
    { zone: 'Europe/Londn' },
    { hours: { Monday: ['09:00', '17:00'] } },
    { hours: { mon: ['09:00', '17:00'] } },
    { hours: { monday: '09:00-17:00' } },
    { hours: { monday: ['9:00', '17:00'] } },
    { hours: { monday: ['09:00', '5pm'] } },
    { hours: { monday: ['17:00', '09:00'] } },
    { hours: { monday: ['09:00', '12:00', '13:00', '17:00'] } },
    {
      hours: {
        monday: [
          ['09:00', '12:00'],
          ['11:00', '17:00'],
        ],
      },
    },
    { hours: {}, specialHours: [] },
    { hours: [['09:00', '17:00']] },
    { closures: ['2026-12-25'] },
    { closures: [{ date: '2026-12-25', reason: 'Christmas' }] },
    { closures: [{ from: '25.12.2026', reason: 'Christmas' }] },
    { closures: [{ from: '2026-12-26', to: '2026-12-24', reason: 'Christmas' }] },
    { closures: [{ from: '2026-12-25' }] },
    { closures: [{ yearly: '2026-12-25', reason: 'Christmas' }] },
    { specialHours: { '2026-12-29': ['09:00', '12:00'] } },
    { specialHours: [{ date: '2026-12-25', hours: ['09:00', '12:00'] }] },
    { slotMinutes: 0 },
    { slotMinutes: '60' },
    { slotMinutes: '1h' },
    { leadMinutes: -30 },
    { lookaheadDays: 0 },
    { capacity: 10 },
    { capacity: { perday: 10 } },
    { capacity: { crews: 0 } },
    { capacity: { crews: ['anna', 'ben'] } },
    { capacity: { bufferMinutes: 0.5 } },
    { cancellation: { hoursBefore: 24, refundPercent: 100 } },
    { cancellation: [{ hoursBefore: 24, refundPercent: '100%' }] },
    {
      cancellation: [
        { hoursBefore: 48, refundPercent: 20 },
        { hoursBefore: 12, refundPercent: 90 },
      ],
    },
    { resources: { room: '1' } },
    { resources: ['room'] },
    { services: { clean: { needs: 'room' } } },
    { services: { clean: { needs: ['van'] } } },
    { lastStart: 'loose' },
  ],
  request: [
    { service: undefined },
    { service: 'Clean' },
    { service: 7 },
    { rooms: undefined },
    { rooms: '2' },
    { rooms: 0 },
    { rooms: 2.5 },
    { zone: 'Near' },
    { pets: 'yes' },
    { pets: 1 },
    { addOns: 'oven' },
    { addOns: ['stove'] },
    { addOns: ['oven', 'oven'] },
    { addOns: [{ id: 'oven', quantity: 3 }] },
    { addOns: [{ id: 'oven', count: 2 }] },
    { date: '24/12/2026' },
    { date: '2026-02-30' },
    { time: '9:00' },
    { time: '6pm' },
    { frequency: 'week' },
    { visit: 0 },
    { promo: 'SUMMER' },
    { promo: { type: 'percent', value: 10 } },
    { promo: { type: 'percentage', value: 110 } },
    { promo: { type: 'fixed', value: -5 } },
    { bedrooms: 2 },
  ],
  availability: [
    { now: undefined },
    { now: 1_780_000_000 },
    { now: '2026-12-01' },
    { now: '2026-12-01T09:00:00' },
    { taken: 3 },
    { taken: { '24/12/2026': 3 } },
    { taken: { '2026-12-24': '3' } },
    { busy: { start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' } },
    { busy: [['2026-12-01T09:00:00Z', '2026-12-01T10:00:00Z']] },
    { busy: [{ start: '2026-12-01T09:00:00Z' }] },
    { busy: [{ start: 1_780_000_000, end: 1_780_003_600 }] },
    { busy: [{ start: '2026-12-01T10:00:00Z', end: '2026-12-01T09:00:00Z' }] },
    { busy: [{ start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z', uses: 'room' }] },
    { duration: 60 },
  ],
}

const readers: Readonly<Record<string, (changes: object) => Parsed<unknown>>> = {
  book: (changes) => parsePriceBook({ ...book, ...changes }),
  policy: (changes) => parsePolicy({ ...policy, ...changes }),
  request: (changes) => {
    const read = parsePriceBook(book)
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    return parseQuoteRequest(read.value, { ...request, ...changes })
  },
  availability: (changes) => parseAvailability({ ...availability, ...changes }),
}

function told(kind: string, changes: object): string {
  const parsed = readers[kind.split(':')[0] ?? '']?.(changes)
  if (parsed?.ok !== false) throw new Error(`${kind} accepts ${JSON.stringify(changes)}`)
  const said = parsed.issues.map(({ field, message }) => `  ${field || '(itself)'}: ${message}`)
  return [JSON.stringify(changes, (_, part) => (part === undefined ? 'left out' : part)), ...said].join('\n')
}

it('takes each value as it should be', () => {
  expect(Object.values(readers).map((read) => read({}).ok)).toEqual([true, true, true, true])
})

it('refuses every plausible mistake, and names the place and what to write', async () => {
  const all = Object.entries(mistakes)
  expect(all.flatMap(([, changes]) => changes).length).toBeGreaterThan(140)
  const text = all.map(
    ([kind, list]) => `${kind}\n\n${list.map((changes) => told(kind, changes)).join('\n')}\n`,
  )
  await expect(text.join('\n')).toMatchFileSnapshot('mistakes.txt')
})
