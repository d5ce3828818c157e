import { displayStatus } from '@dustforce/office/booking'
import { type JobPlace, placeOf, stepLength, stepPlace } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import type { KeyboardEvent } from 'react'
import type { Moving } from './board-parts.ts'

const lengthKeys: Readonly<Record<string, 'longer' | 'shorter'>> = {
  ArrowRight: 'longer',
  ArrowDown: 'longer',
  ArrowLeft: 'shorter',
  ArrowUp: 'shorter',
}
const directions = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const

/** The data and functions with which a board follows keys. */
export interface BoardKeys {
  readonly view: 'day' | 'week'
  /** The rows by their cleaners' ids. */
  readonly rows: readonly (string | null)[]
  readonly moving: Moving | null
  readonly toward: (job: Booking, place: JobPlace) => void
  readonly towardLength: (job: Booking, minutes: number) => void
  readonly settle: (job: Booking, place: JobPlace) => void
  readonly settleLength: (job: Booking, minutes: number) => void
  readonly stop: () => void
}

/** Moves a job by keys: M begins, arrows go, Enter settles, Escape ends; Shift with an arrow makes it longer or shorter. */
export function boardKeys({
  view,
  rows,
  moving,
  toward,
  towardLength,
  settle,
  settleLength,
  stop,
}: BoardKeys) {
  return (event: KeyboardEvent, job: Booking) => {
    const mine = moving?.job.id === job.id ? moving : null
    const place = mine?.place ?? null
    const length = event.shiftKey ? lengthKeys[event.key] : undefined
    if (length !== undefined) {
      if (job.bookingMinute === null || displayStatus(job) === 'completed') return
      event.preventDefault()
      const durationMinutes = mine?.minutes ?? job.durationMinutes
      towardLength(job, stepLength({ ...job, durationMinutes }, length))
      return
    }
    if (place === null) {
      const start = placeOf(job)
      if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return
      if (start === null || displayStatus(job) === 'completed') return
      event.preventDefault()
      toward(job, start)
      return
    }
    const direction = Object.entries(directions).find(([key]) => key === event.key)?.[1]
    if (direction !== undefined) toward(job, stepPlace(place, direction, { along: view, rows }))
    else if (event.key === 'Enter' || event.key === ' ') {
      if (mine !== null && mine.minutes !== job.durationMinutes) settleLength(job, mine.minutes)
      else settle(job, place)
    } else if (event.key === 'Escape') stop()
    else if (event.key !== 'Tab') return
    else {
      stop()
      return
    }
    event.preventDefault()
  }
}
