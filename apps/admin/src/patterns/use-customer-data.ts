import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { saveFile } from '../app/save-file.ts'
import { say, warnOf } from '../app/toasts.tsx'
import { useMay } from './use-office-rights.ts'

/** What stands in place of exporting and erasing for whom the database refuses both. */
export const ownersData = 'An owner exports and erases customers’ data.'

/** Exporting and erasing what is held about a mailbox, whether the signed-in administrator may, and what is said of it. */
export function useCustomerData(
  erased: { readonly onSuccess?: () => void; readonly onSettled?: () => void } = {},
) {
  const { customers } = useBackend()
  const client = useQueryClient()
  const canUse = useMay('customerData')
  const download = useMutation({
    mutationFn: customers.exportData,
    onSuccess: (data, email) => {
      saveFile('customer-data.json', 'application/json', JSON.stringify(data, null, 2))
      say('Customer data exported', email)
    },
    onError: (failure) => warnOf('Failed to export the customer data', failure),
  })
  const erase = useMutation({
    mutationFn: customers.erase,
    onSuccess: ({ bookingsDeleted, bookingsAnonymized, inquiries, applications }) => {
      say(
        'Customer data erased',
        `Deleted: ${bookingsDeleted} bookings, ${inquiries} messages, ${applications} applications. Kept without the customer: ${bookingsAnonymized} bookings.`,
      )
      client.invalidateQueries()
      erased.onSuccess?.()
    },
    onError: (failure) => warnOf('Failed to erase the customer data', failure),
    onSettled: () => erased.onSettled?.(),
  })
  return { canUse, download, erase }
}
