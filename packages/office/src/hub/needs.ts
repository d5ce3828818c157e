/** The kinds of things that the office has to act on, the most urgent kind first. */
export const needKinds = [
  'needs-cleaner',
  'not-started',
  'does-not-fit',
  'left-visit',
  'charge',
  'payment-due',
  'payment',
  'refund',
  'offline-refund',
  'letter',
  'inquiry',
  'application',
] as const

/** A kind of thing that an administrator is needed for. */
export type NeedKind = (typeof needKinds)[number]

/** One thing that the office has to act on. */
export interface Need {
  readonly kind: NeedKind
  readonly key: string
  /** When the job starts, or since when it waits. Epoch milliseconds. */
  readonly at: number
}

/** The most things of a kind that the database tells in one answer. A test holds both to it. */
const mostToldOfAKind = 100

/**
 * Tells whether there may be more of a kind than were told, so that their number is not said to be all.
 *
 * @example
 * mayBeMore('inquiry', [{ kind: 'inquiry', key: 'i1', at: 0 }]) // => false
 */
export function mayBeMore(kind: NeedKind, told: readonly Need[]): boolean {
  return told.filter((need) => need.kind === kind).length >= mostToldOfAKind
}

/** The things of one kind, the most urgent first; never empty. */
export interface NeedGroup<N extends Need> {
  readonly kind: NeedKind
  readonly needs: readonly N[]
}

/** The lateness of something, in words, and whether it should have been done by now. */
export interface Lateness {
  readonly text: string
  readonly isLate: boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Groups what the office has to act on by kind; empty kinds are left out. Of the jobs without a cleaner those come first whose start has passed, the
 * latest of them first, then those to come by their start; everything else by how long it waits, the longest first.
 *
 * @param now epoch milliseconds
 * @example
 * groupNeeds([{ kind: 'inquiry', key: 'i1', at: 0 }], now)[0]?.kind // => 'inquiry'
 */
export function groupNeeds<N extends Need>(needs: readonly N[], now: number): readonly NeedGroup<N>[] {
  const isPast = ({ at }: Need) => at < now
  const byUrgency = (a: N, b: N) => {
    const order = a.at - b.at || (a.key < b.key ? -1 : 1)
    if (!isJob(a) || a.kind === 'not-started') return order
    const past = isPast(a)
    if (past !== isPast(b)) return past ? -1 : 1
    return past ? -order : order
  }
  return needKinds.flatMap((kind) => {
    const some = needs.filter((need) => need.kind === kind).toSorted(byUrgency)
    return some.length === 0 ? [] : [{ kind, needs: some }]
  })
}

/** A need with what else there is to say about the same booking, the more urgent first. */
export type MergedNeed<N extends Need> = N & { readonly also: readonly N[] }

/**
 * Lists what the office has to act on, each job once: at its most urgent kind, with its other kinds beside it.
 *
 * @example
 * mergeNeeds([{ kind: 'does-not-fit', key: 'b1', at: 0 }, { kind: 'needs-cleaner', key: 'b1', at: 0 }]).length // => 1
 */
export function mergeNeeds<N extends Need>(needs: readonly N[]): readonly MergedNeed<N>[] {
  const jobs = new Map<string, N[]>()
  for (const need of needs) if (isJob(need)) jobs.set(need.key, [...(jobs.get(need.key) ?? []), need])
  return needs.flatMap((need) => {
    const job = jobs.get(need.key)
    if (!isJob(need) || job === undefined) return [{ ...need, also: [] }]
    const [first, ...also] = job.toSorted((a, b) => rank(a) - rank(b))
    return first === need ? [{ ...need, also }] : []
  })
}

function rank({ kind }: Need): number {
  return needKinds.indexOf(kind)
}

/**
 * Tells how late something is. A job without a cleaner is late from a day before its start, one that has not started at once, and what waits for an
 * answer or a look after a day.
 *
 * @param now epoch milliseconds
 * @example
 * lateness({ kind: 'needs-cleaner', key: 'b1', at: now + 7_200_000 }, now) // => { text: 'Starts in 2 h', isLate: true }
 */
export function lateness(need: Need, now: number): Lateness {
  const past = now - need.at
  if (need.kind === 'not-started') return { text: `${spanText(past)} late`, isLate: true }
  if (isJob(need)) {
    const text = past < 0 ? `Starts in ${spanText(-past)}` : `Started ${spanText(past)} ago`
    return { text, isLate: past >= -dayMs }
  }
  return { text: past < minuteMs ? 'Just now' : `Waiting ${spanText(past)}`, isLate: past >= dayMs }
}

function isJob({ kind }: Need): boolean {
  return (['needs-cleaner', 'not-started', 'does-not-fit', 'charge'] as const).some((job) => job === kind)
}

/** A length of time in its largest whole unit: '45 min', '3 h', '2 days'. */
function spanText(span: number): string {
  if (span < hourMs) return `${Math.floor(span / minuteMs)} min`
  if (span < 2 * dayMs) return `${Math.floor(span / hourMs)} h`
  return `${Math.floor(span / dayMs)} days`
}
