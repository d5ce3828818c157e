import { conflictText, spanText } from '@dustforce/office/hub'
import { classNames } from '@dustforce/ui/class-names'
import type { Moving } from './board-parts.ts'
import { conflictTone } from './conflict-tone.ts'
import { placeText } from './schedule-words.ts'

const said = {
  danger: 'bg-danger-soft text-danger-ink',
  warning: 'bg-warning-soft text-warning-ink',
  success: 'bg-raised text-ink',
}

export interface MovingStatusProps {
  /** null while nothing is moved. */
  readonly moving: Moving | null
  /** The name of a cleaner. */
  readonly nameOf: (id: string) => string
}

/** Says where a job is being moved, and what speaks against it. */
export function MovingStatus({ moving, nameOf }: MovingStatusProps) {
  const { job, place, minutes, conflicts } = moving ?? { job: null, conflicts: [] }
  return (
    <div
      role="status"
      className={classNames(
        'sticky bottom-3 z-30 mx-auto mt-3 w-fit max-w-full rounded-md px-4 py-2.5 text-sm shadow-lg',
        moving === null && 'sr-only',
        said[conflictTone(conflicts)],
      )}
    >
      {job === null
        ? ''
        : [
            minutes === job.durationMinutes
              ? `${job.customerName} to ${placeText(place, nameOf)}`
              : `${job.customerName}, ${spanText({ ...job, durationMinutes: minutes })}`,
            conflicts.length === 0 ? 'nothing speaks against it' : conflicts.map(conflictText).join('; '),
          ].join(': ')}
    </div>
  )
}
