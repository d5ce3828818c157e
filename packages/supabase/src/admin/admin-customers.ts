import { numberColumn } from '@dustforce/core/validation'
import { type AdminClient, isRow } from './admin-client.ts'

/** How many records were erased. */
export interface ErasedCustomer {
  readonly bookingsDeleted: number
  /** Bookings with money, which stay for the books without their customer. */
  readonly bookingsAnonymized: number
  readonly inquiries: number
  readonly applications: number
}

/** What the company holds about a customer, who is known by a mailbox in any spelling. */
export function adminCustomers({ rpc }: AdminClient) {
  return {
    /** Everything that is held, as the database puts it together. */
    exportData: (email: string): Promise<unknown> => rpc('admin_export_customer', { email }),
    /** Refused while a checkout is open, a refund is due or a paid booking is still to come. */
    erase: async (email: string): Promise<ErasedCustomer> => {
      const answer = await rpc('admin_erase_customer', { email })
      const counts = isRow(answer) ? answer : {}
      return {
        bookingsDeleted: numberColumn(counts.bookings_deleted) ?? 0,
        bookingsAnonymized: numberColumn(counts.bookings_anonymized) ?? 0,
        inquiries: numberColumn(counts.inquiries) ?? 0,
        applications: numberColumn(counts.applications) ?? 0,
      }
    },
  }
}
