import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePriceBook } from '../src/catalogue/schema.ts'
import { explainLine } from '../src/quote/explain.ts'
import { parseQuoteRequest, quote } from '../src/quote/index.ts'
import { businessDate, dayOn, type Slot } from '../src/schedule/index.ts'
import { occurrences, type Series } from '../src/schedule/occurrences.ts'
import { parsePolicy } from '../src/schedule/schema.ts'
import { enCA } from '../src/words/en-ca.ts'

/** A request with the quote that was worked out by hand. */
interface Worked {
  readonly request: unknown
  readonly lines: readonly number[]
  readonly why: readonly string[]
  readonly [total: string]: unknown
}

interface WorkedCalendar {
  readonly ask: {
    readonly now: string
    readonly durationMinutes: number
    readonly service?: string
    readonly taken?: Readonly<Record<string, number>>
    readonly busy: readonly {
      readonly start: string
      readonly end: string
      readonly crew?: string
      readonly uses?: readonly string[]
    }[]
  }
  readonly days: readonly {
    readonly date: string
    readonly open?: readonly string[]
    readonly closed?: Readonly<Record<string, string>>
    readonly why?: string
  }[]
  readonly series?: Series
  readonly visits?: readonly string[]
}

const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)

const examples = new URL('../../../docs/examples/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, examples), 'utf8')

const businesses = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe.each(businesses.map(({ name }) => name))('%s', (business) => {
  const parsed = parsePriceBook(JSON.parse(read(`${business}/price-book.json`)))
  const worked: Worked[] = JSON.parse(read(`${business}/quotes.json`))

  it.each(worked)('quotes $request as worked out by hand', ({ request, lines, why, ...totals }) => {
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
    const { value: book } = parsed
    const asked = parseQuoteRequest(book, request)
    if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
    const made = quote(book, asked.value)
    expect(made).toMatchObject({ ...totals, currency: book.currency, priceBook: book.version })
    expect(made.lines.map((line) => line.amountCents)).toEqual(lines)
    expect(made.lines.map((line) => explainLine(line, book, enCA))).toEqual(why)
  })

  const policy = parsePolicy(JSON.parse(read(`${business}/policy.json`)))
  const { ask, days, series, visits = [] }: WorkedCalendar = JSON.parse(read(`${business}/calendar.json`))
  const availability = {
    ...ask,
    now: Date.parse(ask.now),
    busy: ask.busy.map((span) => ({ ...span, start: Date.parse(span.start), end: Date.parse(span.end) })),
  }

  it.each(days)('opens $date as worked out by hand', ({ date, open = [], closed = {}, why }) => {
    if (!policy.ok) throw new Error(JSON.stringify(policy.issues))
    const day = dayOn(policy.value, availability, businessDate(date))
    const times = (slots: readonly Slot[]) => slots.map(({ minute }) => clock(minute))
    expect(times(day.slots.filter((slot) => slot.open))).toEqual(open)
    if (why === undefined) {
      const others = day.slots.filter((slot) => !slot.open)
      expect(Object.fromEntries(others.map(({ minute, reason }) => [clock(minute), reason]))).toEqual(closed)
    } else expect(day.closure ?? day.reason).toBe(why)
  })

  it('has the visits that were worked out by hand', () => {
    if (!policy.ok) throw new Error(JSON.stringify(policy.issues))
    const found = series === undefined ? [] : occurrences(policy.value, series)
    const texts = found.map(({ date, minute, startsAt, moved }) => {
      const instant = new Date(startsAt).toISOString().replace('.000', '')
      const why = moved === undefined ? '' : `, instead of ${moved.from}: ${moved.closure}`
      return `${date} ${clock(minute)}, ${instant}${why}`
    })
    expect(texts).toEqual(visits)
  })

  it('has a script that prints what was worked out by hand', () => {
    const [name = ''] = readdirSync(new URL(business, examples)).filter((file) =>
      /^example\.m?[jt]s$/.test(file),
    )
    const script = new URL(`${business}/${name}`, examples).pathname
    const printed = execFileSync(process.execPath, ['--conditions=@dustforce/source', script], {
      encoding: 'utf8',
    })
    expect(printed).toBe(read(`${business}/expected.txt`))
  })
})
