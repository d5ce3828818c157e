import type { AskedVisit } from '@dustforce/office/series'

/** The choices of a customer about visits that repeat, besides how often. */
export interface RepeatChoices {
  readonly onClosed: 'skip' | 'next-open-day'
  /** The extras that are for the first visit only. */
  readonly once: readonly string[]
  /** The wishes for single visits, by the dates that the series has for them. */
  readonly visits: Readonly<Record<string, AskedVisit>>
  /** The words that were agreed to: others need another tick. */
  readonly agreedTo: string | null
}

export const noRepeatChoices: RepeatChoices = {
  onClosed: 'next-open-day',
  once: [],
  visits: {},
  agreedTo: null,
}
