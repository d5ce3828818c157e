import { useCallback, useState } from 'react'
import { loadedOnce } from '../../app/loaded-once.ts'
import type { BookingStart } from './starting-form.ts'

type Host = typeof import('./booking-host.tsx')['BookingHost']

/** Loads the booking dialog's code; again after a failure. */
export const loadBooking = loadedOnce(
  async (): Promise<Host> => (await import('./booking-host.tsx')).BookingHost,
)

interface BookingOpener {
  /** The dialog's code, once somebody asked for it. */
  readonly Host: Host | undefined
  readonly start: BookingStart | undefined
  /** Changes with every opening, so that each begins with the choices just made. */
  readonly openings: number
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly book: (start: BookingStart) => void
}

/** Opens the booking dialog, loading it first if need be. */
export function useBookingOpener(onLoadFailed: () => void): BookingOpener {
  const [Host, setHost] = useState<{ readonly component: Host }>()
  const [start, setStart] = useState<BookingStart>()
  const [openings, setOpenings] = useState(0)
  const [open, setOpen] = useState(false)

  const book = useCallback(
    (next: BookingStart) => {
      loadBooking().then((component) => {
        setHost({ component })
        setStart(next)
        setOpenings((count) => count + 1)
        setOpen(true)
      }, onLoadFailed)
    },
    [onLoadFailed],
  )
  return { Host: Host?.component, start, openings, open, setOpen, book }
}
