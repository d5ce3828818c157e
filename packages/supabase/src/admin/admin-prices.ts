import type { PriceBook } from '@dustforce/core/catalogue'
import { bookingFromRow } from '@dustforce/office/booking'
import type { PricedBooking } from '@dustforce/office/prices'
import { instantColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** A published price book. */
export interface PriceVersion {
  readonly id: number
  readonly book: PriceBook
  /** The owner's address; null for what the program came with. */
  readonly author: string | null
  readonly note: string
  /** Epoch milliseconds. */
  readonly holdsFrom: number
  /** Epoch milliseconds. */
  readonly publishedAt: number
}

/** A price book to publish. */
export interface PriceOrder {
  readonly book: PriceBook
  /** The version that was edited; null when none was published. */
  readonly basedOn: number | null
  /** Epoch milliseconds; what is past is now. */
  readonly holdsFrom: number
  readonly note: string
}

/** How many versions and bookings are read at most. */
const mostVersions = 50
const mostBookings = 1000

/** The price books that owners publish. Only an owner reads and publishes versions. */
export function adminPrices({ rest, rows, rpc, invoke }: AdminClient) {
  return {
    /** The book that holds; null when none was published. */
    current: async (): Promise<PriceBook | null> => {
      const published = await rpc('current_business')
      const document = isRow(published) ? published['price-book'] : undefined
      return document === undefined ? null : bookFrom(document)
    },
    /** The newest first. */
    versions: async (): Promise<readonly PriceVersion[]> => {
      const found = await rows(
        rest
          .from('business_versions')
          .select('id, document, author, note, holds_from, created_at')
          .eq('kind', 'price-book')
          .order('id', { ascending: false })
          .limit(mostVersions),
      )
      return Promise.all(
        found.map(async (row) => ({
          id: Number(row.id),
          book: await bookFrom(row.document),
          author: row.author,
          note: row.note,
          holdsFrom: instantColumn(row.holds_from) ?? 0,
          publishedAt: instantColumn(row.created_at) ?? 0,
        })),
      )
    },
    /** Publishes a book; refused when it is wrong, or somebody else published since. */
    publish: async ({ book, ...order }: PriceOrder): Promise<void> => {
      await invoke('publish-business', { kind: 'price-book', document: book, ...order })
    },
    /** The newest thousand bookings that were made since an instant, the canceled ones aside. */
    bookingsSince: async (instant: number): Promise<readonly PricedBooking[]> => {
      const found = await rows(
        rest
          .from('bookings')
          .select(
            'id, customer_name, booking_date, booking_time, service_type, bedrooms, bathrooms, add_ons, has_pets, discount_amount, contractor_pay',
          )
          .gte('created_at', new Date(instant).toISOString())
          .neq('booking_status', 'canceled')
          .order('created_at', { ascending: false })
          .limit(mostBookings),
      )
      return found.map(bookingFromRow)
    },
  }
}

/** Only the page of prices needs the parser: it comes with it. */
async function bookFrom(document: unknown): Promise<PriceBook> {
  const { parsePriceBook } = await import('@dustforce/core/catalogue/schema')
  const book = parsePriceBook(document)
  if (!book.ok) throw new AdminFailure('unreachable', 'The published prices cannot be read.')
  return book.value
}
