import { CalendarDays } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CalendarProps } from './calendar.tsx'
import { shortDate } from './calendar-date.ts'
import { classNames } from './class-names.ts'
import { type ControlSize, controlLook } from './control-look.ts'
import { Field } from './field.tsx'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

export type DateFieldProps = Omit<CalendarProps, 'onChange' | 'autoFocus'> & {
  readonly label: ReactNode
  readonly hideLabel?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly size?: ControlSize | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  /** Offers 'Clear', which answers null. */
  readonly clearable?: boolean | undefined
  readonly onChange: (date: string | null) => void
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** A button that shows the chosen date and opens a calendar, which is loaded then. */
export const DateField = ({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  size = 'md',
  placeholder = 'Select a date',
  disabled = false,
  clearable = false,
  value,
  onChange,
  id,
  className,
  ...calendar
}: DateFieldProps) => {
  const [open, setOpen] = useState(false)
  const choose = (date: string | null) => {
    onChange(date)
    setOpen(false)
  }
  return (
    <Field {...{ label, hideLabel, hint, error, required, optional, size, id, className }}>
      {({ 'aria-required': _required, 'aria-invalid': invalid, id: controlId, ...control }) => (
        <Popover
          label="Choose a date"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <button
              {...control}
              id={controlId}
              type="button"
              disabled={disabled}
              className={controlLook(
                size,
                classNames(
                  '!flex items-center justify-between gap-2 text-left whitespace-nowrap',
                  invalid ? '!border-danger ring-1 ring-danger' : null,
                ),
              )}
            >
              <span className={classNames('truncate', value === null && 'text-faint')}>
                {value === null ? placeholder : shortDate(value)}
              </span>
              <CalendarDays aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </button>
          }
        >
          <Suspense fallback={<Skeleton className="h-84 w-72" />}>
            <Calendar {...calendar} value={value} onChange={choose} autoFocus />
          </Suspense>
          {clearable && value !== null ? (
            <button
              type="button"
              onClick={() => choose(null)}
              className="mt-1 w-full rounded-md py-2 text-sm font-semibold text-brand-ink hover:bg-wash"
            >
              Clear
            </button>
          ) : null}
        </Popover>
      )}
    </Field>
  )
}
