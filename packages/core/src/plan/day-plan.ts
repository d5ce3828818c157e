import type { MinuteSpan } from './day.ts'

/** A rule that keeps a job from a cleaner. `busy`: by the cleaner's other jobs and the way between them. */
export type PlanRule = Change['rule']

/** The least change that would be needed. */
export type Change =
  /** The cleaner is no longer excluded. */
  | { readonly rule: 'excluded' }
  /** The cleaner can do this too. */
  | { readonly rule: 'skills'; readonly skills: readonly string[] }
  /** The job no longer stays with this cleaner, or at this minute. */
  | { readonly rule: 'fixed'; readonly cleaner: string; readonly start?: number | undefined }
  /** The job may start within this window. */
  | { readonly rule: 'window'; readonly window: MinuteSpan }
  /** The cleaner's hours are these. */
  | { readonly rule: 'hours'; readonly hours: MinuteSpan }
  /** The cleaner works in these times. */
  | { readonly rule: 'off'; readonly off: readonly MinuteSpan[] }
  /** The cleaner has these jobs no longer. */
  | { readonly rule: 'busy'; readonly jobs: readonly string[] }

/** Why a cleaner cannot take a job. */
export interface NotHere {
  readonly cleaner: string
  /** The rule of the first change. */
  readonly rule: PlanRule
  /** The changes that would let the cleaner take it: all of these together, and none of them without need. */
  readonly frees: readonly Change[]
}

/** A job that nobody has, with what keeps it from each cleaner. */
export interface LeftJob {
  readonly job: string
  readonly reasons: readonly NotHere[]
}

/** Why a job is where it is. */
export interface WhyHere {
  /**
   * `fixed`: it stays with this cleaner; `favourite`: the customer is used to this cleaner; `only`: nobody else could take it as the others'
   * days are; `least`: with every other cleaner it would cost more minutes, or as many.
   */
  readonly reason: 'fixed' | 'favourite' | 'only' | 'least'
  /** Minutes of driving that it adds to the cleaner's day. */
  readonly adds: number
  /** The cleaner who would be next, and the minutes of driving it would add there. */
  readonly next?: { readonly cleaner: string; readonly adds: number }
}

/** A job in a cleaner's day. */
export interface PlannedStop {
  readonly job: string
  /** The minute of the day at which the work starts. */
  readonly start: number
  readonly why: WhyHere
}

/** The day of a cleaner. */
export interface PlannedRoute {
  readonly cleaner: string
  readonly stops: readonly PlannedStop[]
}

/** The figures of a plan. */
export interface PlanFigures {
  /** The number of jobs that are in the day of a cleaner. */
  readonly placed: number
  /** Minutes of driving, from home and back included. */
  readonly minutes: number
  /** As far as one drives: straight lines, longer by the share that roads are. */
  readonly kilometres: number
  /** The minutes of driving, and those that it is worth where no favourite comes: of two plans with as many jobs, the better has less. */
  readonly cost: number
}

/** A plan of a day, and what it is better than. */
export interface DayPlan extends PlanFigures {
  /** In the order of the cleaners; one without a job has no stops. */
  readonly routes: readonly PlannedRoute[]
  /** The jobs that no cleaner can take as the others' are placed. */
  readonly left: readonly LeftJob[]
  /** Of the plan that was given; of each job put where it costs least, one after another, when none was. */
  readonly before: PlanFigures
}

/** A job in a day that was checked. */
export interface CheckedStop {
  readonly job: string
  /** The minute of the day at which the work starts: the one that was given, or as early as can be. */
  readonly start: number
  /** The rules that it breaks there, and what would have to change; none when it can be. */
  readonly broken: readonly Change[]
}

/** A plan that was judged. */
export interface CheckedDay extends PlanFigures {
  /** No job in the day of a cleaner breaks a rule. */
  readonly isPossible: boolean
  readonly routes: readonly { readonly cleaner: string; readonly stops: readonly CheckedStop[] }[]
  /** The jobs that nobody has, with what keeps them from each cleaner; a cleaner without a reason could take the job. */
  readonly left: readonly LeftJob[]
}
