import { lazyPart } from '@dustforce/ui/lazy-part'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { ActButton } from '../../../kit/act-button.tsx'

const HistoryPages = lazyPart(async () => ({
  default: (await import('../../../patterns/history-pages.tsx')).HistoryPages,
}))

/** A booking's changes, payments and e-mails, once they are asked for. */
export function BookingHistory({ bookingId }: { readonly bookingId: string }) {
  const { history } = useBackend()
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <section className="print:hidden">
      <ActButton
        variant="ghost"
        className="-ml-3"
        aria-expanded={open}
        aria-controls={list}
        icon={History}
        onClick={() => setOpen(!open)}
      >
        History
      </ActButton>
      <div id={list} className="pt-2" hidden={!open}>
        {open ? (
          <HistoryPages
            queryKey={['bookings', 'history', bookingId]}
            read={(after) => history.ofBooking(bookingId, after)}
          />
        ) : null}
      </div>
    </section>
  )
}
