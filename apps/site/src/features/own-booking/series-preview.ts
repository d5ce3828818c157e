import type { ChangedVisit, SeriesChange, ShownChange } from '@dustforce/office/series/change'
import { type OwnBookingAct, type OwnBookingResult, resultOf } from '@dustforce/supabase/own-booking'
import type { ChangeActs } from './change-acts.ts'

/** The effects of a change of visits that repeat, and what is agreed to with it. */
export interface SeriesPreview {
  readonly version: number
  readonly visits: readonly Pick<ChangedVisit, 'kind' | 'original' | 'before' | 'after' | 'why'>[]
  readonly shown: readonly ShownChange[]
}

/** Asks what a change would do. */
export async function previewSeries(
  ask: ChangeActs['askOfSeries'],
  change: SeriesChange,
): Promise<OwnBookingResult<SeriesPreview>> {
  return resultOf(await ask({ act: 'preview-series', change }), isPreview)
}

/** Does a change, if it is still what was shown. */
export async function changeSeries(
  ask: ChangeActs['askOfSeries'],
  actId: string,
  change: SeriesChange,
  { version, shown }: SeriesPreview,
): Promise<OwnBookingAct> {
  return resultOf(await ask({ act: 'change-series', actId, change, version, shown }), isDone)
}

function isDone(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPreview(value: unknown): value is SeriesPreview {
  return isDone(value) && 'visits' in value && Array.isArray(value.visits) && 'shown' in value
}
