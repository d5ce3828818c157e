import type { CompanyContact as CompanyContactFacts } from '@dustforce/office/company'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { type Change, useSaveOver } from '../../patterns/use-save-over.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { CompanyContactForm } from './company-contact-form.tsx'
import { LoadState } from './load-state.tsx'

export function CompanyContact() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const client = useQueryClient()
  const queryKey = ['settings', 'company-contact']
  const query = useQuery({ queryKey, queryFn: settings.companyContact })
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ next, seen }: Change<CompanyContactFacts>) =>
      saveOver('setCompanyContact', (theirs) => settings.setCompanyContact(next, seen, theirs)),
    onSuccess: (_, { next: contact }) => {
      client.setQueryData(queryKey, contact)
      say('Contact saved', `E-mails now name ${contact.phone} and ${contact.email}.`)
    },
    onError: (failure) => warnOf('Failed to save the contact', failure),
  })
  return (
    <LoadState query={query} what="the company’s contact">
      {(contact) => (
        <CompanyContactForm
          key={`${contact.phone} ${contact.email} ${contact.taxNumber}`}
          contact={contact}
          canSetTax={isOwner}
          busy={save.isPending}
          onSave={(next) => save.mutate({ next, seen: contact })}
        />
      )}
    </LoadState>
  )
}
