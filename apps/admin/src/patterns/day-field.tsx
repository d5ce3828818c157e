import { type BusinessDate, type Day, formatDate, isBusinessDate } from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import { controlLook } from '@dustforce/ui/control-look'
import { Field } from '@dustforce/ui/field'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'

const Calendar = lazyPart(
  async () => ({ default: (await import('@dustforce/ui/calendar')).Calendar }),
  <Skeleton className="h-80" />,
)

// A stable function, so that it is called once, when the calendar appears.
const intoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

export interface DayFieldProps {
  readonly label: string
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly value: BusinessDate | null
  /** The look-ahead: full and closed days say so, and cannot be chosen. */
  readonly days: readonly Day[]
  /** The first day that can be chosen, when that is before the look-ahead. */
  readonly min?: BusinessDate | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly onChange: (date: BusinessDate) => void
}

/** The day of a visit: a button that opens the calendar below it, with full and closed days marked before one is chosen. */
export function DayField({
  label,
  name,
  required,
  disabled,
  value,
  days,
  min,
  hint,
  error,
  onChange,
}: DayFieldProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const calendar = bookableDays(days)
  const shown = value === null ? 'Choose a day' : formatDate(value)
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {({ 'aria-required': _, ...control }) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            name={name}
            disabled={disabled}
            aria-label={`${label}: ${shown}`}
            aria-expanded={open}
            className={controlLook('md', 'flex items-center justify-between gap-3 text-left')}
            onClick={() => setOpen(!open)}
          >
            {shown}
            <CalendarDays aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
          </button>
          {open ? (
            <div ref={intoView} className="mt-2 rounded-md border border-line bg-surface p-2">
              <Calendar
                key={calendar.today}
                {...calendar}
                {...(min !== undefined && { min })}
                autoFocus
                weekStart="monday"
                value={value}
                onChange={(date) => {
                  if (!isBusinessDate(date)) return
                  onChange(date)
                  setOpen(false)
                  button.current?.focus()
                }}
              />
            </div>
          ) : null}
        </>
      )}
    </Field>
  )
}
