import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'

const HistoryPages = lazyPart(async () => ({
  default: (await import('../../patterns/history-pages.tsx')).HistoryPages,
}))

/** A booking's changes, payments and e-mails, once they are asked for. */
export function BookingHistory({ bookingId }: { readonly bookingId: string }) {
  const { history } = useBackend()
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <section className="print:hidden">
      <Button
        size="sm"
        variant="ghost"
        className="-ml-3"
        aria-expanded={open}
        aria-controls={list}
        icon={<History aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(!open)}
      >
        History
      </Button>
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
