import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { saveFile } from '../app/save-file.ts'
import { toast } from '../app/toasts.tsx'

/** Exporting and erasing what is held about a mailbox, with what is said of it. */
export function useCustomerData(
  erased: { readonly onSuccess?: () => void; readonly onSettled?: () => void } = {},
) {
  const { customers } = useBackend()
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: customers.exportData,
    onSuccess: (data, email) => {
      saveFile('customer-data.json', 'application/json', JSON.stringify(data, null, 2))
      toast.success('Customer data exported', email)
    },
    onError: (failure) => toast.failure('Failed to export the customer data', failure),
  })
  const erase = useMutation({
    mutationFn: customers.erase,
    onSuccess: ({ bookingsDeleted, bookingsAnonymized, inquiries, applications }) => {
      toast.success(
        'Customer data erased',
        `Deleted: ${bookingsDeleted} bookings, ${inquiries} messages, ${applications} applications. Kept without the customer: ${bookingsAnonymized} bookings.`,
      )
      client.invalidateQueries()
      erased.onSuccess?.()
    },
    onError: (failure) => toast.failure('Failed to erase the customer data', failure),
    onSettled: () => erased.onSettled?.(),
  })
  return { download, erase }
}
