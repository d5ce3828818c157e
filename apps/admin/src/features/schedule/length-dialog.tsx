import { type Conflict, isHard, lengthsOf, type OverlapReason, spanText } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActDialog } from '../../kit/act-dialog.tsx'
import { ConflictList } from '../../patterns/conflict-list.tsx'
import { OverlapReasonSelect } from '../../patterns/overlap-reason-select.tsx'
import { jobLabel, lengthText } from './schedule-words.ts'

export interface LengthDialogProps {
  readonly job: Booking
  /** The length that was chosen on the board, in minutes. */
  readonly minutes: number
  /** Returns the conflicts of a length. */
  readonly conflictsOf: (minutes: number) => readonly Conflict[]
  readonly onLength: (minutes: number, reason: OverlapReason | null) => void
  readonly onClose: () => void
}

/** Makes a job longer or shorter without a drag; into another job of its cleaner with a reason only. */
export function LengthDialog({ job, minutes: first, conflictsOf, onLength, onClose }: LengthDialogProps) {
  const { priceBook } = useBusiness()
  const [minutes, setMinutes] = useSessionState(`length ${job.id}`, first)
  const [reason, setReason] = useSessionState<OverlapReason | null>(`length ${job.id} reason`, null)
  const conflicts = conflictsOf(minutes)
  const needsReason = conflicts.some(isHard)
  return (
    <ActDialog
      title="Change Length"
      description={`${jobLabel(job, priceBook)} · ${job.address}`}
      act="Change Length"
      disabled={minutes === job.durationMinutes || (needsReason && reason === null)}
      onAct={() => onLength(minutes, needsReason ? reason : null)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label="Length"
          value={String(minutes)}
          options={lengthsOf(job).map((length) => ({
            value: String(length),
            label: `${lengthText(length)}: ${spanText({ ...job, durationMinutes: length })}`,
          }))}
          onChange={(event) => setMinutes(Number(event.target.value))}
        />
        <div role="status" aria-label="Conflicts">
          {conflicts.length > 0 ? (
            <ConflictList conflicts={conflicts} />
          ) : job.contractorId === null ? null : (
            <p className="text-sm text-success-ink">Nothing speaks against it.</p>
          )}
        </div>
        {needsReason ? <OverlapReasonSelect act="Change it" reason={reason} onReason={setReason} /> : null}
        <p className="text-sm text-muted">Nobody is written to.</p>
      </div>
    </ActDialog>
  )
}
