import { readTab, removeFromTab, writeTab } from './tab-storage.ts'

const key = 'dust-force.hold'

/** Keeps until when, in epoch milliseconds, the place of the booking that is being paid is held. */
export function keepHold(expiresAt: number | null): void {
  if (expiresAt === null) removeFromTab(key)
  else writeTab(key, String(expiresAt))
}

/** Until when the place is held, in epoch milliseconds; null when nothing is being paid. */
export function keptHold(): number | null {
  const expiresAt = Number(readTab(key) ?? Number.NaN)
  return Number.isFinite(expiresAt) ? expiresAt : null
}
