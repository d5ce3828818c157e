/** The place where a visitor is. */
export interface Place {
  /** The path of the page, as the site's list has it. */
  readonly pathname: string
  /** With its '?', or empty. */
  readonly search: string
  /** With its '#', or empty. */
  readonly hash: string
  /** The request of the link that led here; null when it asked for nothing. */
  readonly state: unknown
  /** Another one each time that something leads here. */
  readonly key: string
}

/** The way in which the visitor came there: by the browser, or by this site, beside the place before or instead of it. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

export interface Visit {
  readonly place: Place
  readonly arrival: Arrival
}

export interface GoOptions {
  readonly state?: unknown
  /** Whether 'back' passes over the place that is left. */
  readonly replace?: boolean
}

/** The places of one visit, of which one is shown. */
export interface SiteHistory {
  readonly here: () => Visit
  /** Goes to a page of the list, with its query and its section. */
  readonly go: (path: string, options?: GoOptions) => void
  /** Hears of every move; returns how to stop. */
  readonly listen: (heard: () => void) => () => void
}

/** A key that no other move of the visit has. */
export function newKey(): string {
  return Math.random().toString(36)
}
