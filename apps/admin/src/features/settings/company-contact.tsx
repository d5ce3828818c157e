import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { CompanyContactForm } from './company-contact-form.tsx'
import { LoadState } from './load-state.tsx'

export function CompanyContact() {
  const { settings } = useBackend()
  const client = useQueryClient()
  const queryKey = ['settings', 'company-contact']
  const query = useQuery({ queryKey, queryFn: settings.companyContact })
  const save = useMutation({
    mutationFn: settings.setCompanyContact,
    onSuccess: (_, contact) => {
      client.setQueryData(queryKey, contact)
      say('Contact saved', `E-mails now name ${contact.phone} and ${contact.email}.`)
    },
    onError: (failure) => {
      warnOf('Failed to save the contact', failure)
      // Some of it may have been stored.
      client.invalidateQueries({ queryKey })
    },
  })
  return (
    <LoadState query={query} what="the company’s contact">
      {(contact) => (
        <CompanyContactForm
          key={`${contact.phone} ${contact.email} ${contact.taxNumber}`}
          contact={contact}
          busy={save.isPending}
          onSave={save.mutate}
        />
      )}
    </LoadState>
  )
}
