import { formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import type { Booking, ScheduleException, ScheduleExceptionDraft } from '@dustforce/supabase/admin'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { DateField } from '../kit/date-field.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { ScrolledList } from '../kit/scrolled-list.tsx'
import { useForm } from '../kit/use-form.ts'
import {
  clockOptions,
  emptyScheduleExceptionForm,
  jobsHitBy,
  type ScheduleExceptionForm,
  scheduleExceptionFormOf,
  scheduleExceptionOf,
} from './schedule-exception-form.ts'

export interface ScheduleExceptionDialogProps {
  /** null makes a new one. */
  readonly day: ScheduleException | null
  /** The values with which a new one begins. */
  readonly filled?: ScheduleExceptionForm | undefined
  readonly today: string
  readonly busy: boolean
  /** The sold bookings of the days last told to `onDraft`; null while they are not known. */
  readonly sold: readonly Booking[] | null
  readonly looking: boolean
  /** Told what the form says, whenever that changes; null while it says nothing yet. */
  readonly onDraft: (draft: ScheduleExceptionDraft | null) => void
  readonly onSave: (draft: ScheduleExceptionDraft) => void
  readonly onClose: () => void
}

/** Days on which the company is closed, or has other hours: shows the paid jobs that this hits before it is saved. */
export function ScheduleExceptionDialog({
  day,
  filled = emptyScheduleExceptionForm,
  today,
  busy,
  sold,
  looking,
  onDraft,
  onSave,
  onClose,
}: ScheduleExceptionDialogProps) {
  const form = useForm<ScheduleExceptionForm>({
    ...{ keep: 'closed days', busy },
    initial: () => (day === null ? filled : scheduleExceptionFormOf(day)),
    check: (values) => {
      const read = scheduleExceptionOf(values, today)
      return 'problems' in read ? read.problems : {}
    },
    onChange: (values) => onDraft(draftOf(values, today)),
    onSave: (values) => {
      const draft = draftOf(values, today)
      // The user sees what it hits before it is saved.
      if (draft !== null && !looking) onSave(draft)
    },
  })
  const { kind } = form.values
  const draft = draftOf(form.values, today)
  const hit = draft === null || sold === null ? [] : jobsHitBy(draft, sold)
  return (
    <FormDialog
      form={form}
      title={day === null ? 'Close Days or Change Hours' : 'Change Days'}
      act={labelOf(kind, hit.length)}
      isWaiting={looking}
      busyLabel={busy ? 'Saving...' : 'Looking for jobs...'}
      onClose={onClose}
    >
      {day === null ? (
        <ChoiceGroup
          legend="On these days"
          look="segments"
          {...form.field('kind')}
          options={[
            { value: 'closed', label: 'Closed' },
            { value: 'hours', label: 'Other hours' },
          ]}
        />
      ) : null}
      {kind === 'closed' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField label="First day" required {...form.field('from')} />
            <DateField label="Last day" optional {...form.field('to')} />
          </div>
          <TextField
            label="Reason"
            required
            hint="Customers see it in the calendar."
            {...form.text('reason')}
          />
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-3">
          <DateField label="Day" required readOnly={day !== null} {...form.field('from')} />
          <Select label="First start" options={clockOptions} {...form.text('opens')} />
          <Select label="Last start" options={clockOptions} {...form.text('closes')} />
        </div>
      )}
      {hit.length === 0 ? null : (
        <Notice
          tone="warning"
          announce="polite"
          title={`${jobs(hit.length)} ${hit.length === 1 ? 'is' : 'are'} booked for a time at which you are closed`}
        >
          <ScrolledList label="Jobs while you are closed">
            {hit.map(({ id, bookingDate, bookingTime, customerName }) => (
              <li key={id}>
                {bookingDate === null
                  ? ''
                  : `${weekdayName(weekdayOf(bookingDate))}, ${formatDate(bookingDate)}, `}
                {bookingTime} · {customerName}
              </li>
            ))}
          </ScrolledList>
          <p className="mt-1.5">These jobs stay booked, and are marked until you move or cancel them.</p>
        </Notice>
      )}
    </FormDialog>
  )
}

function draftOf(form: ScheduleExceptionForm, today: string): ScheduleExceptionDraft | null {
  const read = scheduleExceptionOf(form, today)
  return 'draft' in read ? read.draft : null
}

function labelOf(kind: ScheduleExceptionForm['kind'], hit: number): string {
  const act = kind === 'closed' ? 'Close Days' : 'Save Hours'
  return hit === 0 ? act : `${act}, Keep ${jobs(hit)}`
}

function jobs(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`
}
