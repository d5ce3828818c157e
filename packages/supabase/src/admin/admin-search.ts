import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { type AdminClient, rowsAt, textAt } from './admin-client.ts'

/** The results of one search, a few of each kind. */
export interface Found {
  readonly bookings: readonly {
    readonly id: string
    readonly customerName: string
    readonly date: BusinessDate | null
    readonly time: string
    readonly status: string
  }[]
  readonly customers: readonly {
    /** Of one of their bookings, which names them. */
    readonly id: string
    readonly email: string
    readonly name: string
  }[]
  readonly contractors: readonly { readonly id: string; readonly name: string; readonly onDuty: boolean }[]
  readonly inquiries: readonly {
    readonly id: string
    readonly name: string
    readonly subject: string | null
  }[]
}

/** Finds bookings, customers, contractors and inquiries by what is typed; nothing for less than two characters. */
export function adminSearch({ rpc }: AdminClient) {
  return {
    find: async (typed: string): Promise<Found> => {
      const answer = await rpc('admin_search', { typed })
      return {
        bookings: rowsAt(answer, 'bookings').map((row) => ({
          id: textAt(row, 'id') ?? '',
          customerName: textAt(row, 'customer_name') ?? '',
          date: isBusinessDate(row.booking_date) ? row.booking_date : null,
          time: textAt(row, 'booking_time') ?? '',
          status: textAt(row, 'status') ?? '',
        })),
        customers: rowsAt(answer, 'customers').map((row) => ({
          id: textAt(row, 'id') ?? '',
          email: textAt(row, 'email') ?? '',
          name: textAt(row, 'customer_name') ?? '',
        })),
        contractors: rowsAt(answer, 'contractors').map((row) => ({
          id: textAt(row, 'id') ?? '',
          name: textAt(row, 'full_name') ?? '',
          onDuty: row.status === true,
        })),
        inquiries: rowsAt(answer, 'inquiries').map((row) => ({
          id: textAt(row, 'id') ?? '',
          name: textAt(row, 'name') ?? '',
          subject: textAt(row, 'subject'),
        })),
      }
    },
  }
}
