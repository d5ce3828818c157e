import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents, formatMoney } from '@dustforce/core/money'
import { planSeries, type SeriesPlan, type SeriesToPlan, type SeriesVisit } from '@dustforce/core/series'
import { explainVisit, seriesInEnglish } from '@dustforce/core/series/explain'
import { parseSeriesToPlan, seriesToPlanJsonSchema } from '@dustforce/core/series/schema'
import { answerLines } from './answer-lines.ts'
import { type Command, textFlag, wholeFlag } from './command.ts'
import type { Console } from './console.ts'
import { InputError, wrong } from './input-error.ts'
import { readAvailabilityPart } from './read-availability.ts'
import { readBook } from './read-book.ts'
import { readInput } from './read-input.ts'
import { parseJson, readJsonFile } from './read-json.ts'
import { clockText, readInstant, readPolicy } from './read-policy.ts'
import { table } from './table.ts'

/** `dustforce series`: the visits of a series, each with its date and its price, or why it cannot be. */
export const seriesCommand: Command = {
  help: `dustforce series: what regular visits cost, and when they are

  dustforce series series.json --policy p.json --book book.json --busy busy.json
  echo '{"from":"2026-10-20","every":"2-weeks","time":"09:00","count":6,"onClosed":"next-open-day","request":{"service":"standard","bedrooms":1,"bathrooms":1}}' | dustforce series
  dustforce series --jsonl < series.jsonl > answers.jsonl
  dustforce series schema                    the JSON Schema of a series

  The series may say besides: until, apartDays, durationMinutes, visits (what is otherwise for one: skip, date, time, request), pauses,
  through and resume.

  --book      a price book in JSON; the folder's price-book.json when missing, or Dust Force's
  --policy    a policy in JSON; the folder's policy.json when missing, or Dust Force's
  --now       the instant to ask at, ISO 8601 with its offset; the current one when missing
  --busy      a file: [{ "start", "end", "crew", "uses" }], the work that there is
  --taken     a file: { "2026-12-21": 3 }, the places of days that are taken
  --limit     places that a day has
  --jsonl     read a series a line, answer each in a line as it comes
  --json      write JSON also to a terminal`,
  options: {
    book: { type: 'string' },
    policy: { type: 'string' },
    now: { type: 'string' },
    busy: { type: 'string' },
    taken: { type: 'string' },
    limit: { type: 'string' },
    jsonl: { type: 'boolean' },
  },
  mostWords: 1,
  firstWords: ['schema'],
  run(console, flags, [path]) {
    if (path === 'schema') return console.print(JSON.stringify(seriesToPlanJsonSchema(), null, 2))
    const book = readBook(console, textFlag(flags, 'book'))
    const policy = readPolicy(console, textFlag(flags, 'policy'))
    const now = textFlag(flags, 'now')
    const availability = {
      now: now === undefined ? console.now : readInstant(now, 'now'),
      busy: readAvailabilityPart(console, 'busy', textFlag(flags, 'busy')),
      taken: readAvailabilityPart(console, 'taken', textFlag(flags, 'taken')),
      limit: wholeFlag(flags, 'limit', 0, 1_000_000),
    }
    const words = seriesInEnglish({ one: 'a visit', many: 'visits' })
    const sentences = (visit: SeriesVisit) => explainVisit(policy, availability, visit, words)
    const plan = (series: SeriesToPlan) => planSeries(book, policy, series, availability)
    if (flags.jsonl === true)
      return answerLines(console, flags, ['book', 'policy', 'now', 'busy', 'taken', 'limit'], (input) =>
        planJson(plan(readSeries(book, input)), sentences),
      )
    const made = plan(readSeries(book, seriesInput(console, path)))
    if (!console.interactive || flags.json === true)
      return console.print(JSON.stringify(planJson(made, sentences)))
    console.print(asTable(book, made, sentences))
  },
}

function seriesInput(console: Console, path: string | undefined): unknown {
  if (path !== undefined) return readJsonFile(console, path)
  const piped = readInput(console)
  if (piped === null) throw wrong('series', 'say a file, or pipe a series in')
  return parseJson(piped, 'stdin')
}

function readSeries(book: PriceBook, input: unknown): SeriesToPlan {
  const read = parseSeriesToPlan(book, input)
  if (read.ok) return read.value
  throw new InputError(read.issues.map(({ field, message }) => ({ field: field || 'series', message })))
}

type Explain = (visit: SeriesVisit) => ReturnType<typeof explainVisit>

function planJson({ visits, resume }: SeriesPlan, sentences: Explain) {
  return {
    visits: visits.map((visit) => {
      const { minute, ...others } = visit
      const time = clockText(minute)
      if (visit.date === null) return { ...others, time, explained: sentences(visit) }
      const instant = new Date(visit.startsAt).toISOString().replace('.000Z', 'Z')
      return { ...others, time, instant, explained: sentences(visit) }
    }),
    resume,
  }
}

function asTable({ currency }: PriceBook, { visits }: SeriesPlan, sentences: Explain): string {
  const money = (amount: Cents) => formatMoney(amount, { decimals: 2, currency })
  const amounts = visits.map((visit) => (visit.date === null ? null : visit.quote.totalCents))
  const placed = amounts.filter((amount) => amount !== null)
  const total = cents(placed.reduce((sum: number, amount) => sum + amount, 0))
  return table([
    ...visits.map((visit, index) => {
      const explained = sentences(visit)
      const amount = amounts[index] ?? null
      return [
        visit.date ?? visit.asked,
        clockText(visit.minute),
        explained === null ? '' : `${explained.what} ${explained.why}`,
        amount === null ? 'none' : money(amount),
      ]
    }),
    ['Total', '', `${placed.length} of ${visits.length} visits`, money(total)],
  ])
}
