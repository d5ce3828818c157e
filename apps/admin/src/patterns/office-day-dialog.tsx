import { formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import type { Booking, OfficeDay, OfficeDayDraft } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { useKept } from '../app/use-kept.ts'
import { DateField } from './date-field.tsx'
import {
  clockOptions,
  emptyOfficeDayForm,
  jobsHitBy,
  type OfficeDayForm,
  officeDayFormOf,
  officeDayOf,
} from './office-day-form.ts'

export interface OfficeDayDialogProps {
  /** null makes a new one. */
  readonly day: OfficeDay | null
  /** What a new one begins with. */
  readonly filled?: OfficeDayForm | undefined
  readonly today: string
  readonly busy: boolean
  /** The sold bookings of the days last told to `onDraft`; null while they are not known. */
  readonly sold: readonly Booking[] | null
  readonly looking: boolean
  /** Told what the form says, whenever that changes; null while it says nothing yet. */
  readonly onDraft: (draft: OfficeDayDraft | null) => void
  readonly onSave: (draft: OfficeDayDraft) => void
  readonly onClose: () => void
}

/** Days on which the company is closed, or has other hours: shows the paid jobs that this hits before it is saved. */
export function OfficeDayDialog({
  day,
  filled = emptyOfficeDayForm,
  today,
  busy,
  sold,
  looking,
  onDraft,
  onSave,
  onClose,
}: OfficeDayDialogProps) {
  const formId = useId()
  const [form, setForm] = useKept<OfficeDayForm>('closed days', () =>
    day === null ? filled : officeDayFormOf(day),
  )
  const [tried, setTried] = useState(false)
  const read = officeDayOf(form, today)
  const draft = draftOf(form, today)
  const shown = tried && 'problems' in read ? read.problems : {}
  const hit = draft === null || sold === null ? [] : jobsHitBy(draft, sold)
  const set = (change: Partial<OfficeDayForm>) => {
    const next = { ...form, ...change }
    setForm(next)
    onDraft(draftOf(next, today))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What it hits is seen before it is done.
    if (busy || looking) return
    setTried(true)
    if (draft !== null) onSave(draft)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title={day === null ? 'Close Days or Change Hours' : 'Change Days'}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy || looking}
            busyLabel={busy ? 'Saving...' : 'Looking for jobs...'}
          >
            {labelOf(form.kind, hit.length)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {day === null ? (
          <ChoiceGroup
            legend="On these days"
            look="segments"
            value={form.kind}
            onChange={(kind) => set({ kind })}
            options={[
              { value: 'closed', label: 'Closed' },
              { value: 'hours', label: 'Other hours' },
            ]}
          />
        ) : null}
        {form.kind === 'closed' ? (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <DateField
                label="First day"
                required
                error={shown.from}
                value={form.from}
                onChange={(date) => set({ from: date })}
              />
              <DateField
                label="Last day"
                optional
                error={shown.to}
                value={form.to}
                onChange={(date) => set({ to: date })}
              />
            </div>
            <TextField
              label="Reason"
              required
              hint="Customers read it in the calendar."
              error={shown.reason}
              value={form.reason}
              onChange={(event) => set({ reason: event.target.value })}
            />
          </>
        ) : (
          <div className="grid gap-4 sm:grid-cols-3">
            <DateField
              label="Day"
              required
              readOnly={day !== null}
              error={shown.from}
              value={form.from}
              onChange={(date) => set({ from: date })}
            />
            <Select
              label="First start"
              options={clockOptions}
              value={form.opens}
              onChange={(event) => set({ opens: event.target.value })}
            />
            <Select
              label="Last start"
              options={clockOptions}
              error={shown.closes}
              value={form.closes}
              onChange={(event) => set({ closes: event.target.value })}
            />
          </div>
        )}
        {hit.length === 0 ? null : (
          <Notice
            tone="warning"
            announce="polite"
            title={`${jobs(hit.length)} ${hit.length === 1 ? 'is' : 'are'} booked for a time at which you are closed`}
          >
            <ul className="mt-1 grid max-h-40 list-disc gap-0.5 overflow-y-auto pl-5">
              {hit.map(({ id, bookingDate, bookingTime, customerName }) => (
                <li key={id}>
                  {bookingDate === null
                    ? ''
                    : `${weekdayName(weekdayOf(bookingDate))}, ${formatDate(bookingDate)}, `}
                  {bookingTime} · {customerName}
                </li>
              ))}
            </ul>
            <p className="mt-1.5">Such jobs stay booked, and are marked until you move or cancel them.</p>
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

function draftOf(form: OfficeDayForm, today: string): OfficeDayDraft | null {
  const read = officeDayOf(form, today)
  return 'draft' in read ? read.draft : null
}

function labelOf(kind: OfficeDayForm['kind'], hit: number): string {
  const act = kind === 'closed' ? 'Close Days' : 'Save Hours'
  return hit === 0 ? act : `${act}, Keep ${jobs(hit)}`
}

function jobs(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`
}
