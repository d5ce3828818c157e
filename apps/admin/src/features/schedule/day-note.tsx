import type { BusinessDate } from '@dustforce/core/schedule'
import { loadLevel } from '@dustforce/office/hub'
import type { DayLoad, ScheduleException } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { classNames } from '@dustforce/ui/class-names'
import { useBackend } from '../../app/app-context.tsx'
import { useChange } from '../../kit/use-change.ts'
import { shortDay } from './schedule-words.ts'

/** Shows how full a day is, and whether the company is open; closes it and opens it again. */
export function DayNote({
  load,
  closure,
  hours,
  date,
  isPast,
  onClose,
}: {
  readonly load: DayLoad | undefined
  readonly closure: ScheduleException | undefined
  /** The special hours of the day, in words. */
  readonly hours: string | null
  readonly date: BusinessDate
  readonly isPast: boolean
  readonly onClose: () => void
}) {
  const { scheduleExceptions } = useBackend()
  const small =
    'min-h-6 pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:px-2 text-xs font-normal text-muted underline underline-offset-2 hover:text-ink print:hidden'
  const lift = useChange(scheduleExceptions.lift, {
    done: ['Day opened', `${shortDay(date)} can be booked again.`],
    failed: 'Open Failed',
    reads: [['schedule-exceptions']],
  })
  const level = load === undefined ? null : loadLevel(load.taken, load.limit).level
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs font-normal text-muted">
      {load === undefined ? null : (
        <span
          className={classNames('tabular-nums', (level === 'full' || level === 'over') && 'text-danger-ink')}
        >
          {load.taken} of {load.limit}
          {level === 'full' ? ' · full' : level === 'over' ? ' · over' : ''}
        </span>
      )}
      {closure === undefined ? null : (
        <Badge tone="danger">Closed{closure.kind === 'closed' ? `: ${closure.reason}` : ''}</Badge>
      )}
      {hours === null ? null : <Badge tone="brand">{hours}</Badge>}
      {isPast ? null : closure === undefined ? (
        <button type="button" className={small} aria-label={`Close ${shortDay(date)}`} onClick={onClose}>
          Close
        </button>
      ) : closure.kind === 'closed' && closure.from === closure.to ? (
        <button
          type="button"
          className={small}
          aria-label={`Open ${shortDay(date)} again`}
          onClick={() => lift.run(closure)}
        >
          Open
        </button>
      ) : null}
    </span>
  )
}
