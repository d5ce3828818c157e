import type { PriceBook } from '@dustforce/core/catalogue'
import type { Day, OpenSlot, Slot } from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import { zoneName } from '@dustforce/office/company'
import { sentence, timeWords } from '@dustforce/office/language'
import { daysToWaitFor } from '@dustforce/office/waiting'
import { Button } from '@dustforce/ui/button'
import { Calendar } from '@dustforce/ui/calendar'
import { FieldError } from '@dustforce/ui/field-error'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { CalendarClock, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { FreeTermNote, type FreeTermNoteProps } from '../../patterns/free-term-note.tsx'
import { BookingSection } from './booking-section.tsx'
import { startWords } from './day-words.ts'
import { EarliestFree } from './earliest-free.tsx'
import { type FormPart, fieldId } from './form-part.ts'
import { HowOftenField } from './how-often-field.tsx'
import * as times from './times-words.en.ts'
import * as words from './words.en.tsx'

const JoinQueue = lazyPart(() => import('./join-queue.tsx'))

/** The facts that are known of the free days. */
export interface ScheduleState {
  readonly loading: boolean
  /** The look-up failed: days count as available, and the customer is told to ask. */
  readonly failed: boolean
  readonly days: readonly Day[]
  /** The slots of the chosen day. */
  readonly slots: readonly Slot[]
  /** 'Nov 24, 2026 at 9:00 AM', or why there is none. */
  readonly earliestText: string
  readonly dayFull: boolean
  /** Why the chosen day is closed, in the company's words; null when it is not. */
  readonly closure: string | null
}

interface ScheduleFieldsProps extends FormPart {
  readonly schedule: ScheduleState
  /** Takes the earliest slot; absent when there is none. */
  readonly onTakeEarliest?: () => void
  /** The chosen start and its terms; null until a time is chosen. */
  readonly term?: FreeTermNoteProps | null
  /** The first slot that is free to cancel, where the earliest is not, and what takes it. */
  readonly earliestFree?: OpenSlot | null
  readonly onTake?: (slot: OpenSlot) => void
  readonly onRetry: () => void
  /** Whether the time was decided before the form opened. */
  readonly decided: boolean
  readonly book: Pick<PriceBook, 'frequencies'>
}

/** When the cleaning should start, by the company's clock. */
export function ScheduleFields({
  form,
  errors,
  onChange,
  onLeave,
  schedule,
  onTakeEarliest,
  term = null,
  earliestFree = null,
  onTake,
  onRetry,
  decided,
  book,
}: ScheduleFieldsProps) {
  const business = useBusiness()
  const id = useId()
  const { loading, failed, days, slots, earliestText, dayFull, closure } = schedule
  const calendar = bookableDays(days)
  const full = daysToWaitFor(days)
  const isFree = slots.some(({ label, open }) => open && label === form.time)
  const decision = {
    name: words.dateAndTimeName,
    decided: decided ? startWords(form) : null,
    note: term === null ? null : <FreeTermNote {...term} />,
    wrong: !(loading || isFree) || errors.date !== undefined || errors.time !== undefined,
  }
  return (
    <BookingSection title={words.schedule} decision={decision}>
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-md bg-wash px-4 py-3 text-sm"
        aria-live="polite"
      >
        <CalendarClock aria-hidden className="size-4.5 text-brand-ink" />
        <span>
          {words.earliest}{' '}
          {loading ? (
            <Skeleton className="inline-block h-4 w-36 align-middle" />
          ) : (
            <strong>{earliestText}</strong>
          )}
        </span>
        {loading || onTakeEarliest === undefined ? null : (
          <Button className="max-sm:w-full sm:ml-auto" onClick={onTakeEarliest}>
            {words.useThisTime}
          </Button>
        )}
      </div>
      {earliestFree === null || onTake === undefined ? null : (
        <EarliestFree slot={earliestFree} onTake={onTake} />
      )}
      {failed ? (
        <Notice tone="warning" announce="polite" icon={<CircleAlert aria-hidden className="size-4.5" />}>
          {words.lookUpFailed}{' '}
          <button type="button" className="-my-2.5 py-2.5 font-semibold underline" onClick={onRetry}>
            {times.lookAgain}
          </button>
        </Notice>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[1.25fr_1fr] sm:gap-5">
        <fieldset
          id={fieldId('date')}
          aria-describedby={`${id}-date-error`}
          data-wrong={errors.date === undefined ? undefined : ''}
          className="min-w-0"
        >
          <legend className="pb-1.5 text-sm font-medium">
            {words.date}{' '}
            <span aria-hidden="true" className="text-danger-ink">
              *
            </span>
          </legend>
          <Calendar
            key={calendar.today}
            {...calendar}
            disabledReason={(date) => {
              const reason = calendar.disabledReason(date)
              return reason === null ? null : sentence(reason)
            }}
            weekStart="monday"
            value={form.date === '' ? null : form.date}
            onChange={(date) => onChange({ date })}
          />
          <FieldError id={`${id}-date-error`}>{errors.date}</FieldError>
        </fieldset>
        <div className="grid content-start gap-4">
          <Select
            id={fieldId('time')}
            label={words.startTime(zoneName(business))}
            required
            placeholder={form.date === '' ? words.chooseDateFirst : words.selectTime}
            disabled={form.date === ''}
            value={form.time}
            error={errors.time}
            options={slots.map(({ label, open }) => ({
              value: label,
              label: open ? timeWords(label) : words.notAvailable(timeWords(label)),
              disabled: !open,
            }))}
            onChange={(event) => onChange({ time: event.target.value })}
            onBlur={() => onLeave('time')}
          />
          <HowOftenField {...{ form, onChange, book }} />
          <div aria-live="polite">{term === null ? null : <FreeTermNote {...term} />}</div>
          {dayFull ? (
            <Notice
              tone="danger"
              announce="assertive"
              title={words.dayFull}
              icon={<CircleAlert aria-hidden className="size-4.5" />}
            >
              {words.otherDate}
            </Notice>
          ) : null}
          {closure === null ? null : (
            <Notice
              tone="danger"
              announce="assertive"
              title={words.closedOn(closure)}
              icon={<CircleAlert aria-hidden className="size-4.5" />}
            >
              {words.otherDate}
            </Notice>
          )}
        </div>
      </div>
      {full.length === 0 ? null : <JoinQueue form={form} days={full} />}
    </BookingSection>
  )
}
