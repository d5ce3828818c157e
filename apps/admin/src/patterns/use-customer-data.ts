import { useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { saveFile } from '../app/save-file.ts'
import { useChange } from '../kit/use-change.ts'
import { useMay } from './use-settings.ts'

/** The text in place of exporting and erasing, for those whom the database refuses both. */
export const ownersData = 'An owner exports and erases customers’ data.'

/** Exports and erases the data of a mailbox, if the signed-in administrator may, and shows the toasts. */
export function useCustomerData({
  onErased,
  onEnd,
}: {
  readonly onErased?: () => void
  /** It was erased, or could not be. */
  readonly onEnd?: () => void
}) {
  const { customers } = useBackend()
  const client = useQueryClient()
  const canUse = useMay('office_customer_data')
  const download = useChange(customers.exportData, {
    done: (email) => ['Customer data exported', email],
    failed: 'Failed to export the customer data',
    onDone: (_, data) => saveFile('customer-data.json', 'application/json', JSON.stringify(data, null, 2)),
  })
  const erase = useChange(customers.erase, {
    done: (_, { bookingsDeleted, bookingsAnonymized, inquiries, applications }) => [
      'Customer data erased',
      `Deleted: ${bookingsDeleted} bookings, ${inquiries} messages, ${applications} applications. Kept without the customer: ${bookingsAnonymized} bookings.`,
    ],
    failed: 'Failed to erase the customer data',
    onDone: () => {
      client.invalidateQueries()
      onErased?.()
    },
    onEnd,
  })
  return { canUse, download, erase }
}
