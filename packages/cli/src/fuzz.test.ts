import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runProgram } from './program.ts'

/** Every code point, halves of pairs too. The unit 'binary' of fast-check is the same, and takes a second to make a table of them. */
const anyUnit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

/** Values that a program in another language, or a person with bad intent, may write. */
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    '__proto__',
    'constructor',
    ['standard'],
    { toString: 1 },
    { valueOf: null, toString: null },
    JSON.parse('[[[[[[[[[[]]]]]]]]]]'),
    JSON.parse('{"__proto__":{"a":1}}'),
    -0,
    1e308,
    -1,
    0.5,
    2 ** 53,
    '2026-02-30',
    '9999-12-31',
    '24:00',
    '\u0000',
    '\ud800',
  ),
)

/** A document in which some parts are replaced, left out or added. */
function damaged(document: unknown): fc.Arbitrary<unknown> {
  const part = (value: unknown): fc.Arbitrary<unknown> => {
    const kept = { arbitrary: fc.constant(value), weight: 6 }
    const other = { arbitrary: strange, weight: 1 }
    if (typeof value !== 'object' || value === null) return fc.oneof(kept, other)
    if (Array.isArray(value)) {
      const list = fc.tuple(...value.map(part)).chain((parts) => fc.subarray(parts, { minLength: 0 }))
      return fc.oneof(kept, { arbitrary: list, weight: 3 }, other)
    }
    const fields = fc.record(
      Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(one)])),
      {
        requiredKeys: Object.keys(value).slice(1),
      },
    )
    const more = fc
      .tuple(fields, fc.oneof(fc.string(), fc.constantFrom('toString', 'promo', 'minutes')), strange)
      .map(([before, key, added]) => ({ ...before, [key]: added }))
    return fc.oneof({ arbitrary: fields, weight: 6 }, { arbitrary: more, weight: 1 }, other)
  }
  return part(document)
}

const request = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry', { id: 'dishwashing', quantity: 1 }],
  pets: true,
  date: '2026-12-06',
  time: '09:00',
  promo: { type: 'fixed', value: 20 },
}
const { zone, hours, slotMinutes, leadMinutes, lookaheadDays } = gtaPolicy
const policy = { zone, hours, slotMinutes, leadMinutes, lookaheadDays }
const busy = [{ start: '2026-12-24T14:00:00Z', end: '2026-12-24T16:00:00Z', crew: 1 }]
const question = { from: '2026-12-24', days: 3, now: '2026-12-20T09:00:00Z', duration: 90, busy }
const series = { from: '2026-10-20', every: '2-weeks', time: '09:00', count: 6, onClosed: 'next-open-day' }

const { date: _date, time: _time, promo, ...visit } = request
const regular = {
  ...series,
  request: visit,
  visits: { '2026-10-20': { request: { promo } }, '2026-11-03': { skip: true } },
  pauses: [{ from: '2026-11-17', to: '2026-11-30' }],
}

const place = { at: [43.66, -79.4], minutes: 120 }
const day = {
  jobs: [
    { id: 'a', ...place, window: [540, 660], favourite: 'ann', skills: ['ladder'] },
    { id: 'b', ...place, window: [540, 900], excluded: ['bob'], fixed: { cleaner: 'ann', start: 800 } },
  ],
  cleaners: [{ id: 'ann', home: [43.6, -79.4], hours: [480, 1020], off: [[720, 760]] }],
  routes: [{ cleaner: 'ann', stops: [{ job: 'b', start: 800 }] }],
}

/** Text that is the document, a damaged one, or none at all. */
function textOf(document: unknown): fc.Arbitrary<string> {
  const json = damaged(document).map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(
    { arbitrary: json, weight: 6 },
    { arbitrary: json.map((text) => `\ufeff${text.slice(0, -1)}`), weight: 1 },
    { arbitrary: fc.string({ unit: anyUnit }), weight: 1 },
  )
}

const worlds = fc.record({
  stdin: fc.option(textOf(request)),
  interactive: fc.boolean(),
  files: fc.record({
    book: textOf(gtaPriceBook),
    policy: textOf({ ...policy, capacity: { perDay: 10, crews: 2, bufferMinutes: 15 } }),
    busy: textOf(busy),
    series: textOf(regular),
    taken: textOf({ '2026-10-20': 3 }),
    day: textOf(day),
  }),
})
type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never

/** Calls that work, to begin with. */
const calls = [
  'quote',
  'quote --book=book',
  'quote --jsonl --book=book',
  'quote --service=standard --bedrooms=1 --bathrooms=1 --pets --add-ons=laundry,dishwashing:1 --date=2026-12-06 --time=09:00 --promo=10%',
  'slots --policy=policy --busy=busy --from=2026-12-24 --days=3 --now=2026-12-20T09:00:00Z --duration=90',
  'slots --policy=policy --date=2026-11-23 --taken=4 --limit=5 --ics',
  'slots --jsonl --policy=policy',
  'visits --jsonl',
  'visits --policy=policy --from=2026-10-20 --every=2-weeks --time=09:00 --count=6 --on-closed=next-open-day',
  'visits --from=2026-10-20 --every=month --time=09:00 --until=2027-10-20 --ics --now=2026-10-01T00:00:00Z --duration=60',
  'series series --policy=policy --book=book --busy=busy --taken=taken --limit=5 --now=2026-10-01T00:00:00Z',
  'series --jsonl',
  'plan day',
  'plan check day',
  'plan --jsonl',
  'promo --percent=10 --subtotal=330 --code=WELCOME --valid-until=2026-12-31T23:59:59-05:00 --uses=1 --max-uses=3',
  'promo --dollars=20 --subtotal=90 --min-order=100 --first-time-only --returning --book=book',
  'prices diff book book --requests=busy',
  'prices show book',
  'policy show policy',
  'completions bash',
  'init',
  'validate prices book',
  'validate policy policy',
  'validate phone 4165550134',
  'validate email jane@example.com',
].map((call) => call.split(' '))

const values = fc.oneof(
  fc.constantFrom(
    '3',
    '-1',
    '0',
    '1e21',
    '0.1',
    'Infinity',
    'NaN',
    '10%',
    '$20.5',
    'none',
    '',
    '--json',
    '2026-02-30',
  ),
  fc.constantFrom(
    '0001-01-01',
    '8999-12-31',
    '9999-12-31',
    '2026-12-20T09:00',
    '9999-01-01T00:00:00Z',
    '25:00',
    '24:00',
  ),
  fc.string(),
)

/** An argument as it is, with another value, misspelt, repeated or left out. */
function alteredArgument(argument: string): fc.Arbitrary<readonly string[]> {
  const [name = ''] = argument.split('=')
  return fc.oneof(
    { arbitrary: fc.constant([argument]), weight: 12 },
    { arbitrary: values.map((value) => [`${name}=${value}`]), weight: 3 },
    { arbitrary: values.map((value) => [name, value]), weight: 1 },
    {
      arbitrary: fc.constantFrom([], [argument, argument], [`${name}x`], [argument, '-h'], ['--', argument]),
      weight: 1,
    },
  )
}

const alteredCalls = fc
  .constantFrom(...calls)
  .chain((call) => fc.tuple(...call.map(alteredArgument)))
  .map((args) => args.flat())

/** Runs the program and checks that it ends as it promises. */
function runCalmly(args: readonly string[], { stdin, interactive, files }: World) {
  const out: string[] = []
  const errors: string[] = []
  const code = runProgram(
    {
      now: Date.UTC(2026, 10, 20, 17),
      interactive,
      stdin: () => (stdin === null ? null : [stdin]),
      typed: () => [stdin ?? ''],
      writeNew: () => undefined,
      readFile: (path) => {
        if (!Object.hasOwn(files, path)) throw new Error('ENOENT')
        return Object.entries(files).find(([name]) => name === path)?.[1] ?? ''
      },
      print: (line) => out.push(line),
      printError: (line) => errors.push(line),
      flush: () => undefined,
    },
    args,
  )
  const error = errors.join('\n')
  expect([code, error === '']).toEqual([error === '' ? 0 : 2, code === 0])
  expect(error).not.toMatch(/^\s+at .*:\d+:\d+/m)
  return out.join('\n')
}

describe('the program', () => {
  it('ends with 0, or with 2 and a reason, whatever it is given', () => {
    fc.assert(
      fc.property(alteredCalls, worlds, (args, world) => void runCalmly(args, world)),
      { numRuns: 200 },
    )
  })

  it('answers every line of --jsonl with a line of JSON', () => {
    const lines = fc.array(
      fc
        .oneof(...[request, question, series, regular, day].map(damaged))
        .map((value) => JSON.stringify(value)),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(fc.constantFrom('quote', 'slots', 'visits', 'series', 'plan'), lines, (command, given) => {
        const world = {
          stdin: given.join('\n'),
          interactive: false,
          files: { book: '', policy: '', busy: '', series: '', taken: '', day: '' },
        }
        const answers = runCalmly([command, '--jsonl'], world).split('\n')
        expect(answers).toHaveLength(given.length)
        for (const answer of answers) expect(JSON.parse(answer)).toBeTypeOf('object')
      }),
      { numRuns: 150 },
    )
  })
})
