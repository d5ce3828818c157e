import { createContext, use } from 'react'
import { Action } from './prose.tsx'

/** Where the customer's own page of the booking is; null in letters that lead to none. */
export const OwnPage = createContext<string | null>(null)

/** Leads to the customer's page of the booking, in every letter that knows where it is. */
export function OwnPageLink({ quiet }: { readonly quiet: boolean }) {
  const href = use(OwnPage)
  return href === null ? null : (
    <Action href={href} quiet={quiet}>
      See or change your booking
    </Action>
  )
}
