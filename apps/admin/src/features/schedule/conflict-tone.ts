import { type Conflict, isHard } from '@dustforce/office/hub'

/** The strength of an objection to a place: the database refuses it, the office decides about it, or nothing does. */
export type ConflictTone = 'danger' | 'warning' | 'success'

/** The hardest tone of what speaks against a place. */
export function conflictTone(conflicts: readonly Conflict[]): ConflictTone {
  if (conflicts.some(isHard)) return 'danger'
  return conflicts.length > 0 ? 'warning' : 'success'
}
