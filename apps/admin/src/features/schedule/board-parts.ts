import type { BusinessDate, OpeningHours } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import type { BoardRow, Conflict, JobPlace } from '@dustforce/office/hub'
import type { Booking, DayLoad } from '@dustforce/supabase/admin'
import type { KeyboardEvent, ReactNode } from 'react'

/** A job on its way to a place or a length. */
export interface Moving {
  readonly job: Booking
  readonly place: JobPlace
  /** The length that it would take. */
  readonly minutes: number
  readonly conflicts: readonly Conflict[]
}

/** The data and functions that both boards share. */
export interface BoardProps {
  readonly rows: readonly BoardRow<Booking>[]
  readonly unassigned: readonly Booking[]
  readonly roster: readonly Contractor[]
  readonly days: readonly BusinessDate[]
  readonly today: BusinessDate
  readonly load: readonly DayLoad[]
  readonly moving: Moving | null
  readonly conflictsHere: (job: Booking) => readonly Conflict[]
  readonly onOpen: (job: Booking) => void
  readonly onKeyDown: (event: KeyboardEvent, job: Booking) => void
  readonly onOver: (jobId: string, place: (job: Booking) => JobPlace) => void
  readonly onDrop: (jobId: string, place: (job: Booking) => JobPlace) => void
  /** The end of a job is being dragged to a length in minutes, was dropped there, or is left where it was. */
  readonly onLength: (job: Booking, minutes: number) => void
  readonly onLengthDone: (job: Booking, minutes: number) => void
  readonly onStop: () => void
  /** Returns the times when jobs can start on a day; null when it is closed. */
  readonly openOn: (date: BusinessDate) => OpeningHours | null
  /** Returns what stands under the name of a day: its places, and what can be done with it. */
  readonly dayNote: (date: BusinessDate) => ReactNode
  /** Renders a link to a cleaner's sheet of a day. */
  readonly sheetLink: (
    contractorId: string,
    date: BusinessDate,
    content: ReactNode,
    look: string,
  ) => ReactNode
}
