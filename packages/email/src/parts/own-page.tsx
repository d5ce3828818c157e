import { createContext, use } from 'react'
import { useWords } from '../words/letter-words.ts'
import { Action } from './prose.tsx'

/** The address of the customer's own page of the booking; null in letters that lead to none. */
export const OwnPage = createContext<string | null>(null)

/** Leads to the customer's page of the booking, in every letter that knows where it is. */
export function OwnPageLink({ quiet }: { readonly quiet: boolean }) {
  const href = use(OwnPage)
  const words = useWords()
  return href === null ? null : (
    <Action href={href} quiet={quiet}>
      {words.ownPage}
    </Action>
  )
}
