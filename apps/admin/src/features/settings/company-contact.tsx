import type { CompanyContact as CompanyContactFacts } from '@dustforce/office/company'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { CompanyContactForm } from './company-contact-form.tsx'
import { LoadState } from './load-state.tsx'

export function CompanyContact() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const client = useQueryClient()
  const queryKey = ['settings', 'company-contact']
  const query = useQuery({ queryKey, queryFn: settings.companyContact })
  const save = useMutation({
    mutationFn: (contact: CompanyContactFacts) => settings.setCompanyContact(changedOf(contact, query.data)),
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
          canSetTax={isOwner}
          busy={save.isPending}
          onSave={save.mutate}
        />
      )}
    </LoadState>
  )
}

/** What differs: the office may store all but the tax number. */
function changedOf(
  next: CompanyContactFacts,
  before: CompanyContactFacts | undefined,
): Partial<CompanyContactFacts> {
  return {
    ...(next.phone === before?.phone ? {} : { phone: next.phone }),
    ...(next.email === before?.email ? {} : { email: next.email }),
    ...(next.taxNumber === before?.taxNumber ? {} : { taxNumber: next.taxNumber }),
  }
}
