import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type ChevronProps, DayPicker } from 'react-day-picker'
import { dayAfter, firstOfWeek, fromLocalDate, longDate, shortDate, toLocalDate } from './calendar-date.ts'
import { CalendarDay } from './calendar-day.tsx'
import { formatters, labels } from './calendar-words.en.ts'
import * as words from './words.en.ts'

export interface CalendarProps {
  /** The chosen business date, 'yyyy-MM-dd', or null. */
  readonly value: string | null
  readonly onChange: (date: string) => void
  /** Today in the business's zone; the visitor's clock is never asked. */
  readonly today: string
  /** First and last date that can be chosen, inclusive. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Why a date cannot be chosen, in a few words ('Fully booked'), or null. */
  readonly disabledReason?: ((date: string) => string | null) | undefined
  readonly weekStart?: 'monday' | 'sunday' | undefined
  /** Moves focus to the chosen day, or today, when it appears. */
  readonly autoFocus?: boolean | undefined
}

const button =
  'inline-flex size-11 items-center justify-center rounded-md text-muted hover:not-aria-disabled:bg-wash hover:not-aria-disabled:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-35'

const look = {
  root: 'w-full max-w-80 select-none',
  months: 'relative',
  month: 'grid gap-2',
  month_caption: 'flex h-11 items-center px-1.5',
  caption_label: 'font-semibold',
  nav: 'absolute top-0 right-0 flex',
  button_previous: button,
  button_next: button,
  month_grid: 'w-full table-fixed border-collapse',
  // A week of hidden days.
  week: 'not-has-[button]:hidden',
  weekday: 'h-8 text-xs font-medium text-muted',
  day: 'p-0 text-center',
  day_button:
    'mx-auto flex aspect-square w-full max-w-11 items-center justify-center rounded-md text-sm font-medium tabular-nums transition-colors',
  today:
    '[&>button]:relative [&>button]:after:absolute [&>button]:after:bottom-1.5 [&>button]:after:size-1 [&>button]:after:rounded-full [&>button]:after:bg-current',
  selected: '[&>button]:!bg-brand [&>button]:!text-on-brand',
  outside: 'invisible',
  disabled: '',
  hidden: 'invisible',
}

const dayLook = {
  unavailable: '[&>button]:cursor-not-allowed [&>button]:text-faint [&>button]:font-normal',
  refused: '[&>button]:line-through [&>button]:decoration-1',
  available: '[&>button]:hover:bg-wash',
}

const Chevron = ({ orientation, className }: ChevronProps) =>
  orientation === 'left' ? (
    <ChevronLeft aria-hidden="true" className={className} />
  ) : (
    <ChevronRight aria-hidden="true" className={className} />
  )

const components = { DayButton: CalendarDay, Chevron }

/** A month of business dates. A closed day can be reached by keyboard and says why it is closed; choosing it only says so again. */
export function Calendar({
  value,
  onChange,
  today,
  min,
  max,
  disabledReason,
  weekStart = 'sunday',
  autoFocus = false,
}: CalendarProps) {
  const [refused, setRefused] = useState<string | null>(null)

  const reasonFor = (date: string): string | null => {
    if (min !== undefined && date < min) return date < today ? words.past : words.notAvailable
    if (max !== undefined && date > max) return words.tooFar
    return disabledReason?.(date) ?? null
  }
  const outside = (date: string): boolean =>
    (min !== undefined && date < min) || (max !== undefined && date > max)
  const closed = (day: Date): boolean => reasonFor(fromLocalDate(day)) !== null

  // The first month with a day that can be chosen: what comes before it only stands in the way.
  const firstOpen = (): string | undefined => {
    for (let date = min ?? today; max !== undefined && date <= max; date = dayAfter(date)) {
      if (reasonFor(date) === null) return date
    }
    return undefined
  }

  const choose = (date: string): void => {
    const reason = reasonFor(date)
    setRefused(reason === null ? null : `${shortDate(date)}: ${reason}`)
    if (reason === null) onChange(date)
  }

  return (
    <div>
      <DayPicker
        mode="single"
        selected={value === null ? undefined : toLocalDate(value)}
        onSelect={(_next, day) => choose(fromLocalDate(day))}
        defaultMonth={toLocalDate(value ?? firstOpen() ?? min ?? today)}
        today={toLocalDate(today)}
        {...(min === undefined ? {} : { startMonth: toLocalDate(min) })}
        {...(max === undefined ? {} : { endMonth: toLocalDate(max) })}
        {...(min === undefined ? {} : { hidden: { before: firstOfWeek(min, weekStart) } })}
        weekStartsOn={weekStart === 'monday' ? 1 : 0}
        modifiers={{
          unavailable: closed,
          refused: (day) => closed(day) && !outside(fromLocalDate(day)),
          available: (day) => !closed(day),
        }}
        modifiersClassNames={dayLook}
        classNames={look}
        components={components}
        autoFocus={autoFocus}
        formatters={formatters}
        labels={{
          ...labels,
          labelDayButton: (day, modifiers) => {
            const date = fromLocalDate(day)
            const reason = reasonFor(date)
            return [
              modifiers.today ? words.today : '',
              longDate(date),
              modifiers.selected ? words.selected : '',
              reason === null ? '' : `, ${reason}`,
            ].join('')
          },
        }}
      />
      <p aria-live="polite" className="min-h-5 px-1.5 pt-1.5 text-sm text-muted">
        {refused}
      </p>
    </div>
  )
}
