import { formatDate, isBusinessDate } from '@dustforce/core/schedule'
import { IconButton } from '@dustforce/ui/icon-button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextField, type TextFieldProps } from '@dustforce/ui/text-field'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { typedDate } from './typed-date.ts'

const DateCalendar = lazyPart(
  async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }),
  <Skeleton className="h-80" />,
)

/** Of the calendar below the field, with the margin that the window keeps; pixels. */
const calendarWidth = 320

export interface DateFieldProps
  extends Pick<
    TextFieldProps,
    'hideLabel' | 'required' | 'optional' | 'size' | 'className' | 'placeholder' | 'error' | 'readOnly'
  > {
  readonly label: string
  /** 'yyyy-MM-dd', or empty. */
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Gets 'yyyy-MM-dd', or an empty text; not called while a date is being typed. */
  readonly onChange: (date: string) => void
}

/** A date, typed as it is shown everywhere ('Nov 23, 2026') or in another common form, or chosen from a calendar. */
export function DateField({ label, value, min, max, error, readOnly, onChange, ...rest }: DateFieldProps) {
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [side, setSide] = useState('left-0')
  const [isWrong, setWrong] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const shown = isBusinessDate(value) ? formatDate(value) : ''
  // Another date, however it was chosen, takes the place of what was typed.
  const text = typed?.of === value ? typed.text : shown
  const change = (next: string) => {
    const date = next.trim() === '' ? '' : typedDate(next)
    setTyped({ of: date ?? value, text: next })
    setWrong(false)
    if (date !== null && date !== value) onChange(date)
  }
  const finish = () => {
    if (text.trim() !== '' && typedDate(text) === null) setWrong(true)
    else setTyped(null)
  }
  return (
    <div
      ref={whole}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <TextField
        {...rest}
        label={label}
        readOnly={readOnly}
        autoComplete="off"
        error={isWrong ? 'Please write a date like Nov 23, 2026.' : error}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={finish}
        trailing={
          readOnly ? undefined : (
            <IconButton
              size="sm"
              label={isOpen ? 'Close the calendar' : 'Open the calendar'}
              aria-expanded={isOpen}
              icon={<CalendarDays aria-hidden="true" className="size-4" />}
              className="!size-8 !min-h-8"
              onClick={() => {
                const { left } = whole.current?.getBoundingClientRect() ?? { left: 0 }
                setSide(left + calendarWidth > window.innerWidth ? 'right-0' : 'left-0')
                setOpen(!isOpen)
              }}
            />
          )
        }
      />
      {isOpen ? (
        <div
          className={`absolute top-full ${side} z-30 mt-1 w-76 rounded-md border border-line bg-raised p-2 shadow-lg`}
        >
          <DateCalendar
            value={isBusinessDate(value) ? value : null}
            min={min}
            max={max}
            onChange={(date) => {
              setTyped(null)
              setWrong(false)
              setOpen(false)
              whole.current?.querySelector('input')?.focus()
              onChange(date)
            }}
          />
        </div>
      ) : null}
    </div>
  )
}
