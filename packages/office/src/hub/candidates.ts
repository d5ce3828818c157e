import { type BusinessDate, formatDate } from '@dustforce/core/schedule'
import { displayStatus } from '../booking/status.ts'
import { type Cleaner, type Conflict, conflictsOf, isHard, type Job } from './conflicts.ts'
import type { Served } from './travel.ts'

/** A customer's wish about a cleaner: this one again, or never again. */
export type CleanerWish = 'preferred' | 'never'

/** A contractor who could have a job, with what speaks for and against. */
export interface Candidate<C extends Cleaner = Cleaner> {
  readonly contractor: C
  /** The reasons against; empty for a free cleaner. */
  readonly conflicts: readonly Conflict[]
  /** The number of other jobs that the contractor has on the day. */
  readonly jobsThatDay: number
  /** The day when the contractor was last at this customer's; null for never. */
  readonly lastHere: BusinessDate | null
  /** The customer asked for this contractor. */
  readonly isPreferred: boolean
}

/** The facts that candidates are judged by, besides themselves. */
export interface Work {
  /** The jobs of the day, anybody's. */
  readonly jobs: readonly Job[]
  /** By contractor, when each was last at this customer's. */
  readonly lastHere: Readonly<Record<string, BusinessDate>>
  /** By contractor, what the customer said. */
  readonly wishes: Readonly<Record<string, CleanerWish>>
}

/**
 * Every contractor as a candidate for a job, the best first: those free of conflicts, then those with fewer that the database refuses or whom the
 * customer does not want again, then fewer others; among equals whom the customer prefers, then who was here before, the latest first, then who has less to do on the day, then by name.
 *
 * @example
 * rankCandidates(job, contractors, { jobs: [], lastHere: {}, wishes: {} }, business.company).map(({ contractor }) => contractor.fullName)
 */
export function rankCandidates<C extends Cleaner>(
  job: Job,
  contractors: readonly C[],
  { jobs, lastHere, wishes }: Work,
  company: Served,
): Candidate<C>[] {
  const neverAgain = Object.keys(wishes).filter((id) => wishes[id] === 'never')
  const wanted = { ...job, neverAgain }
  return contractors
    .map((contractor) => ({
      contractor,
      conflicts: conflictsOf(wanted, contractor, jobs, company),
      jobsThatDay: jobs.filter(
        (other) =>
          other.id !== job.id &&
          other.contractorId === contractor.id &&
          other.bookingDate === job.bookingDate &&
          displayStatus(other) !== 'canceled',
      ).length,
      lastHere: lastHere[contractor.id] ?? null,
      isPreferred: wishes[contractor.id] === 'preferred',
    }))
    .toSorted(byFit)
}

/**
 * Lists what speaks for a candidate, in words.
 *
 * @example
 * candidateReasons({ jobsThatDay: 0, lastHere: businessDate('2026-10-03'), isPreferred: false }) // => ['Last here on Oct 3, 2026', 'No other job that day']
 */
export function candidateReasons({
  jobsThatDay,
  lastHere,
  isPreferred,
}: Pick<Candidate, 'jobsThatDay' | 'lastHere' | 'isPreferred'>): string[] {
  return [
    ...(isPreferred ? ['Asked for by the customer'] : []),
    ...(lastHere === null ? [] : [`Last here on ${formatDate(lastHere)}`]),
    jobsThatDay === 0
      ? 'No other job that day'
      : `${jobsThatDay} other ${jobsThatDay === 1 ? 'job' : 'jobs'} that day`,
  ]
}

function byFit(a: Candidate, b: Candidate): number {
  const hard = ({ conflicts }: Candidate) =>
    conflicts.filter((one) => isHard(one) || one.kind === 'never-again').length
  return (
    hard(a) - hard(b) ||
    a.conflicts.length - b.conflicts.length ||
    Number(b.isPreferred) - Number(a.isPreferred) ||
    compare(b.lastHere ?? '', a.lastHere ?? '') ||
    a.jobsThatDay - b.jobsThatDay ||
    compare(a.contractor.fullName, b.contractor.fullName) ||
    compare(a.contractor.id, b.contractor.id)
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
