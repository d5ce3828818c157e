import { checkDay, planDay } from '@dustforce/core/plan'
import { explainHere, explainNotHere, planInEnglish } from '@dustforce/core/plan/explain'
import { dayToPlanJsonSchema, parseDayToPlan } from '@dustforce/core/plan/schema'
import { answerLines } from './answer-lines.ts'
import type { Command } from './command.ts'
import { InputError, wrong } from './input-error.ts'
import { readInput } from './read-input.ts'
import { parseJson, readJsonFile } from './read-json.ts'
import { clockText } from './read-policy.ts'
import { table } from './table.ts'

type DayToPlan = Parameters<typeof planDay>[0]
type Figures = Pick<ReturnType<typeof planDay>, 'placed' | 'minutes' | 'kilometres' | 'left'>
type Sentences = ReturnType<typeof explainNotHere>

/** The facts about a job that a cleaner's day lists. */
interface ToldStop {
  readonly job: string
  /** The minute of the day. */
  readonly start: number
  /** Sentences. */
  readonly explained: string
}

/** A day as it is answered, with its sentences. */
interface Answer extends Omit<Figures, 'left'> {
  readonly routes: readonly { readonly cleaner: string; readonly stops: readonly ToldStop[] }[]
  readonly left: readonly LeftJob[]
}

interface LeftJob {
  readonly job: string
  readonly reasons: readonly { readonly cleaner: string; readonly explained: Sentences }[]
}

/** `dustforce plan`: who has which jobs of a day, in which order, and why; or whether a plan that a person made is possible. */
export const planCommand: Command = {
  help: `dustforce plan: who does which jobs of a day, in which order, and why

  dustforce plan day.json
  dustforce plan check day.json              judges the routes in the file, and moves nothing
  dustforce plan --jsonl < days.jsonl > plans.jsonl
  dustforce plan schema                      the JSON Schema of a day

  A day is { "jobs": [{ "id", "at", "minutes", "window", "skills", "favourite", "excluded", "fixed" }], "cleaners": [{ "id", "home", "hours",
  "off", "skills" }], "routes", "seed", "favouriteMinutes" }. Times are minutes of the day, 540 for nine in the morning; places are
  [latitude, longitude], and the ways between them are measured.

  --jsonl     read a day a line, answer each in a line as it comes
  --json      write JSON also to a terminal`,
  options: { jsonl: { type: 'boolean' } },
  mostWords: 2,
  firstWords: ['check', 'schema'],
  run(console, flags, words) {
    const [first] = words
    if (first === 'schema') return console.print(JSON.stringify(dayToPlanJsonSchema(), null, 2))
    const isCheck = first === 'check'
    const [path, other] = isCheck ? words.slice(1) : words
    if (other !== undefined) throw wrong('arguments', `unexpected '${other}'`)
    const answer = isCheck ? checked : planned
    if (flags.jsonl === true) return answerLines(console, flags, [], (input) => answer(readDay(input)))
    const made = answer(readDay(path === undefined ? piped(readInput(console)) : readJsonFile(console, path)))
    if (!console.interactive || flags.json === true) return console.print(JSON.stringify(made))
    console.print(asTable(made))
  },
}

function piped(text: string | null): unknown {
  if (text === null) throw wrong('plan', 'say a file, or pipe a day in')
  return parseJson(text, 'stdin')
}

function readDay(input: unknown): DayToPlan {
  const read = parseDayToPlan(input)
  if (read.ok) return read.value
  throw new InputError(read.issues.map(({ field, message }) => ({ field: field || 'day', message })))
}

function planned(day: DayToPlan): Answer {
  const plan = planDay(day)
  const routes = plan.routes.map(({ cleaner, stops }) => ({
    cleaner,
    stops: stops.map((stop) => ({ ...stop, explained: explainHere(stop.why, cleaner, planInEnglish) })),
  }))
  return { ...plan, routes, left: toldLeft(plan) }
}

function checked(day: DayToPlan): Answer {
  const plan = checkDay(day)
  const routes = plan.routes.map(({ cleaner, stops }) => ({
    cleaner,
    stops: stops.map((stop) => {
      const { why, remedy } = explainNotHere({ cleaner, frees: stop.broken }, planInEnglish)
      return { ...stop, explained: stop.broken.length === 0 ? '' : `${why} ${remedy}` }
    }),
  }))
  return { ...plan, routes, left: toldLeft(plan) }
}

function toldLeft({ left }: Pick<Figures, 'left'>): LeftJob[] {
  return left.map(({ job, reasons }) => ({
    job,
    reasons: reasons.map((reason) => ({ ...reason, explained: explainNotHere(reason, planInEnglish) })),
  }))
}

/** The last column of a table is aligned to the right, which sentences are not. */
const end = ''

function asTable({ routes, left, placed, minutes, kilometres }: Answer): string {
  return table([
    ...routes.flatMap(({ cleaner, stops }) =>
      stops.map(({ job, start, explained }) => [cleaner, clockText(start), job, explained, end]),
    ),
    ...left.flatMap(({ job, reasons }) => [
      ['nobody', '', job, '', end],
      ...reasons.map(({ cleaner, explained: { why, remedy } }) => [
        '',
        '',
        `  ${cleaner}`,
        `${why} ${remedy}`,
        end,
      ]),
    ]),
    [
      'Total',
      '',
      `${placed} of ${placed + left.length} jobs`,
      `${minutes} minutes of driving, ${kilometres} km`,
      end,
    ],
  ])
}
