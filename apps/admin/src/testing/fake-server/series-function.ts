import { isRow, type Row, rowsOf } from './row.ts'
import type { Store } from './store.ts'

/** Returns what becomes of a visit that is skipped, and skips it; null for an act that is about no series. */
export function answerOfSeries({ act, bookingId, change, missedBy }: Row, { series }: Store): unknown {
  if (act !== 'preview-series' && act !== 'change-series') return null
  const own = series.get(String(bookingId))
  if (own === undefined || !isRow(change) || change.kind !== 'skip')
    throw new Error('The fake server only skips visits')
  const visits = rowsOf(own.visits)
  const skipped = visits.find(({ original }) => original === change.original)
  if (act === 'preview-series') {
    const before = { date: skipped?.date, minute: own.minute, totalCents: skipped?.total_cents }
    const off = { kind: 'off', original: change.original }
    return {
      version: 1,
      visits: [{ ...off, before, after: null }],
      shown: [{ ...off, date: null, minute: null, totalCents: null }],
    }
  }
  const left = { status: 'canceled', missed_by: missedBy ?? null, can_end: false }
  const after = visits.map((visit) => (visit === skipped ? { ...visit, ...left } : visit))
  for (const { booking_id } of visits) series.set(String(booking_id), { ...own, visits: after })
  return { ok: true }
}
