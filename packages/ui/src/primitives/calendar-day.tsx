import { useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'

/** A day of the calendar. A closed one keeps its place in the keyboard's path: its label says why it is closed. */
export function CalendarDay({ day: _day, modifiers, disabled: _disabled, ...rest }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  return <button ref={ref} {...rest} type="button" aria-disabled={modifiers.unavailable ? true : undefined} />
}
