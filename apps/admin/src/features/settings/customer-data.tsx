import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { saveFile } from '../../app/save-file.ts'
import { say, warnOf } from '../../app/toasts.tsx'
import { CustomerDataForm } from './customer-data-form.tsx'
import { EraseCustomerDialog } from './erase-customer-dialog.tsx'

export function CustomerData() {
  const { customers } = useBackend()
  const client = useQueryClient()
  const [erasing, setErasing] = useState<string | null>(null)
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
    },
    onError: (failure) => warnOf('Failed to erase the customer data', failure),
    onSettled: () => setErasing(null),
  })
  return (
    <>
      <CustomerDataForm exporting={download.isPending} onExport={download.mutate} onErase={setErasing} />
      {erasing === null ? null : (
        <EraseCustomerDialog
          email={erasing}
          busy={erase.isPending}
          onErase={() => erase.mutate(erasing)}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  )
}
