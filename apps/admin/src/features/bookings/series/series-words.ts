import type { SeriesChange } from '@dustforce/office/series/change'
import type { SeriesPreview } from '@dustforce/supabase/admin'

/** The changes that the office can make to visits that repeat. */
export const kinds = ['skip', 'take-back', 'rearrange', 'size', 'pause', 'go-on', 'end'] as const
export type Kind = (typeof kinds)[number]

export const kindWords: Readonly<Record<Kind, string>> = {
  skip: 'Skip one visit',
  'take-back': 'Bring a skipped visit back',
  rearrange: 'Change day, time or how often',
  size: 'Change service, size or extras',
  pause: 'Pause',
  'go-on': 'End the pause',
  end: 'End the series',
}

export const actWords: Readonly<Record<SeriesChange['kind'], string>> = {
  skip: 'Skip Visit',
  'take-back': 'Bring Visit Back',
  rearrange: 'Change Visits',
  pause: 'Pause Visits',
  'go-on': 'End Pause',
  end: 'End Series',
}

export const doneWords: Readonly<Record<SeriesChange['kind'], string>> = {
  skip: 'Visit skipped',
  'take-back': 'Visit takes place again',
  rearrange: 'Visits changed',
  pause: 'Visits paused',
  'go-on': 'Pause ended',
  end: 'Series ended',
}

/** The words for what becomes of a visit. */
export const fateWords: Readonly<Record<SeriesPreview['visits'][number]['kind'], string>> = {
  same: 'As before',
  stays: 'Stays: paid already, or changed by itself',
  changed: 'Changed',
  again: 'Takes place again',
  new: 'New',
  off: 'Called off',
  left: 'No place: left out',
}

export const intervalWords: Readonly<Record<string, string>> = {
  week: 'Every week',
  '2-weeks': 'Every two weeks',
  '4-weeks': 'Every four weeks',
  month: 'Every month',
}
