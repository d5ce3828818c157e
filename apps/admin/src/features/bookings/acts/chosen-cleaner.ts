import type { Contractor } from '@dustforce/office/contractor'
import { type Candidate, needsReason, type OverlapReason } from '@dustforce/office/hub'

const onDutyInRegion = ({ contractor, conflicts }: Candidate<Contractor>) =>
  contractor.onDuty && !conflicts.some(({ kind }) => kind === 'region')

/** Returns the cleaners of the roster who are offered: those on duty, unless all are asked for; nobody where none of them goes to the region. */
export function offeredOf(
  candidates: readonly Candidate<Contractor>[],
  showsAll: boolean,
): readonly Candidate<Contractor>[] {
  const noneHere = !candidates.some(onDutyInRegion)
  return candidates.filter(({ contractor }) => showsAll || (contractor.onDuty && !noneHere))
}

/** The cleaner who was chosen for a job, and whether that can be done: what speaks against it needs a reason. */
export function chosenOf(
  candidates: readonly Candidate<Contractor>[] | null,
  {
    chosenId,
    showsAll,
    reason,
  }: {
    readonly chosenId: string | null
    readonly showsAll: boolean
    readonly reason: OverlapReason | null
  },
) {
  const offered = candidates === null ? [] : offeredOf(candidates, showsAll)
  const chosen = offered.find(({ contractor }) => contractor.id === chosenId)
  const asksReason = needsReason(chosen?.conflicts ?? [])
  return { chosen, asksReason, isDecided: chosen !== undefined && (!asksReason || reason !== null) }
}
