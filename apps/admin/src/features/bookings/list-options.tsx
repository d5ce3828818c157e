import { Dialog } from '@dustforce/ui/dialog'
import { useBackend } from '../../app/app-context.tsx'
import { ExportList } from '../../patterns/export-list.tsx'
import type { BookingQuery } from './booking-query.ts'
import { bookingCsvColumns } from './bookings-csv.ts'

export interface ListOptionsProps {
  readonly query: BookingQuery
  readonly onClose: () => void
}

/** As many as one request answers. */
const rowsAPage = 200

/** What can be done with the whole list, as it is filtered and ordered now. */
export default function ListOptions({ query, onClose }: ListOptionsProps) {
  const { bookings } = useBackend()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="List options"
      phone="card"
    >
      <section className="grid justify-items-start gap-3">
        <h3 className="font-semibold">Save as CSV</h3>
        <p className="text-sm text-muted">Every booking that the filters let through, in this order.</p>
        <ExportList
          what="bookings"
          columns={bookingCsvColumns}
          read={(after) => bookings.page({ ...query, after, upTo: null, limit: rowsAPage })}
        />
      </section>
    </Dialog>
  )
}
