import { useBusiness } from '@dustforce/ui/use-business'
import { useBackend } from '../../../app/app-context.tsx'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { ExportList } from '../../../kit/export-list.tsx'
import { SavedViews } from '../../../kit/saved-views.tsx'
import { type BookingLook, type BookingQuery, writeBookingQuery } from './booking-query.ts'
import { shownCsvColumns } from './bookings-csv.ts'
import { ListLook } from './list-look.tsx'

export interface ListOptionsProps {
  readonly query: BookingQuery
  readonly onLook: (look: Partial<BookingLook>) => void
  readonly onClose: () => void
}

/** As many as one request answers. */
const rowsAPage = 200

/** The dialog to see the list again, to choose what it shows, and to save it as it is filtered and ordered now. */
export default function ListOptions({ query, onLook, onClose }: ListOptionsProps) {
  const { priceBook } = useBusiness()
  const { bookings } = useBackend()
  return (
    <ActDialog title="List options" phone="card" onClose={onClose}>
      <div className="grid gap-6">
        <SavedViews page="bookings" query={writeBookingQuery(query).toString()} onOpened={onClose} />
        <ListLook look={query} onLook={onLook} />
        <section className="grid justify-items-start gap-2">
          <h3 className="font-semibold">Save as CSV</h3>
          <p className="text-sm text-muted">
            Every booking that matches the filters, in this order, with these columns.
          </p>
          <ExportList
            what="bookings"
            columns={shownCsvColumns(query.hidden, priceBook)}
            read={(after) => bookings.page({ ...query, after, upTo: null, limit: rowsAPage })}
          />
        </section>
      </div>
    </ActDialog>
  )
}
