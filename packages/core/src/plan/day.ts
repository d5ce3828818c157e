/** Where something is: degrees of latitude and longitude, as maps write them. */
export type Place = readonly [latitude: number, longitude: number]

/** From one minute of the day to another; 540 is nine in the morning, 1500 one o'clock in the night after. */
export type MinuteSpan = readonly [from: number, to: number]

/** A visit to make on the day. */
export interface Job {
  readonly id: string
  readonly at: Place
  /** The length of the work. */
  readonly minutes: number
  /** The time within which the work may start: the first and the last minute of the day. Both are the same for a time that is agreed. */
  readonly window: MinuteSpan
  /** The skills that the cleaner must have. */
  readonly skills?: readonly string[] | undefined
  /** The cleaner, or the cleaners, that the customer is used to. Another one may come, at a cost in minutes. */
  readonly favourite?: string | readonly string[] | undefined
  /** The cleaner, or the cleaners, that must not come. */
  readonly excluded?: string | readonly string[] | undefined
  /** The cleaner whose job it stays, and its start if that stays too. */
  readonly fixed?: string | FixedPlace | undefined
}

/** A place in the day of a cleaner that a plan must not change. */
export interface FixedPlace {
  readonly cleaner: string
  /** The minute of the day; anywhere in the job's window when missing. */
  readonly start?: number | undefined
}

/** A cleaner who works on the day, alone or as a team. */
export interface Cleaner {
  readonly id: string
  /** The place where the day begins and ends. */
  readonly home: Place
  /** The cleaner leaves home and is back within these hours. */
  readonly hours: MinuteSpan
  /** Times within the hours without work and without driving. */
  readonly off?: readonly MinuteSpan[] | undefined
  readonly skills?: readonly string[] | undefined
}

/** Minutes from one place to another. A part of a minute counts as a whole one. */
export type Travel = (from: Place, to: Place) => number

/** A job in the day of a cleaner, by its id. */
export interface GivenStop {
  readonly job: string
  /** The minute of the day; as early as can be when missing. */
  readonly start?: number | undefined
}

/** The jobs of a cleaner in their order. */
export interface GivenRoute {
  readonly cleaner: string
  readonly stops: readonly GivenStop[]
}

/** The work that has to be done on a day, and who is there to do it. */
export interface DayToPlan {
  readonly jobs: readonly Job[]
  readonly cleaners: readonly Cleaner[]
  /** Default: `drivingMinutes`. */
  readonly travel?: Travel | undefined
  /** Another number finds another plan that is about as good. Default: 1. */
  readonly seed?: number | undefined
  /** The minutes of driving that it is worth that a favourite comes. Default: 30. */
  readonly favouriteMinutes?: number | undefined
  /** The plan there is, if there is one. */
  readonly routes?: readonly GivenRoute[] | undefined
}
