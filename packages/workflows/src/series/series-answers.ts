import { shownChange } from '@dustforce/office/series/change'
import { jsonResponse } from '../http/handler.ts'
import type { PreviewedChange, SeriesRefusal } from './preview-series-change.ts'

const whys: Record<SeriesRefusal, string> = {
  'no-series': 'This booking is just once.',
  over: 'These visits have ended.',
  'unknown-prices': 'The prices of these visits cannot be calculated again. Please call us.',
  'no-visit': 'This visit is no longer to come.',
  paid: 'This visit is paid for or being paid, so it is changed by itself.',
  'wrong-date': 'This date cannot be chosen.',
  'too-near': 'This is too close to the visit before it.',
  'not-offered': 'This is not offered for these visits.',
  nothing: 'Nothing would change.',
}

/**
 * Returns the answer to a preview of a change: the version that it is of, the visits that are concerned as they were and will be, and what is to be
 * agreed to.
 */
export function seriesAnswer(previewed: PreviewedChange): Response {
  if (previewed.status === 'refused') return refused(previewed.why)
  const { series, plan } = previewed
  return jsonResponse(200, {
    version: series.version,
    visits: plan.visits.map(({ kind, original, before, after, why }) => ({
      kind,
      original,
      before,
      after,
      why,
    })),
    shown: shownChange(plan),
  })
}

/** Returns the answer to a change; `whose` says whose visits they are to the one who reads it. */
export function seriesOutcome(
  outcome: SeriesRefusal | 'done' | 'changed',
  whose: 'Your' | 'These' = 'Your',
): Response {
  if (outcome === 'done') return jsonResponse(200, { ok: true })
  if (outcome !== 'changed') return refused(outcome)
  return jsonResponse(409, {
    error: `${whose} visits have changed in the meantime. Nothing was changed now: please look again.`,
    code: 'changed',
  })
}

function refused(why: SeriesRefusal): Response {
  return jsonResponse(409, { error: whys[why], code: why })
}
