/** Screens below this many CSS pixels are narrow. */
export const narrowBelow = 768

/** The way to reach a section that may not be there yet. Lengths are CSS pixels, times milliseconds. */
export interface ScrollPlan {
  /** The distance below the window's top edge at which the section's top comes to rest. */
  readonly offset: number
  readonly initialDelay: number
  /** The most times that the section is looked for. */
  readonly attempts: number
  /** The wait before the n-th further look, from n = 1. */
  readonly retryDelay: (attempt: number) => number
}

/** Pixels between the header and a section that was scrolled to. */
const breathingSpace = 10

/** The plan of the header's links: no heading hides under the bar, at any width. */
export function headerPlan(narrow: boolean, headerHeight: number, arriving: boolean): ScrollPlan {
  return {
    offset: headerHeight + breathingSpace,
    initialDelay: arriving ? (narrow ? 600 : 400) : 0,
    attempts: 5,
    retryDelay: (attempt) => (narrow ? 300 + 150 * attempt : 200 + 100 * attempt),
  }
}

/** The plan of the two buttons in the hero. */
export function heroPlan(narrow: boolean): ScrollPlan {
  return { offset: narrow ? 100 : 80, initialDelay: 0, attempts: 1, retryDelay: () => 0 }
}

/** The plan of the footer's links. */
export function footerPlan(narrow: boolean, arriving: boolean): ScrollPlan {
  return {
    offset: narrow ? 64 : 80,
    initialDelay: arriving ? (narrow ? 600 : 400) : 0,
    attempts: 3,
    retryDelay: (attempt) => (narrow ? 300 + 150 * attempt : 200 + 100 * attempt),
  }
}
