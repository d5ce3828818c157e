import { useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { saveFile } from '../app/save-file.ts'
import { useChange } from '../kit/use-change.ts'

/** Exporting and erasing what is held about a mailbox, with what is said of it. */
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
  return { download, erase }
}
