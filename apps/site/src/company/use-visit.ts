import { visitOf } from '@dustforce/office/company/own-words'
import { useBusiness } from '@dustforce/ui/use-business'

/** Returns what the company calls a visit, in the language of the page. */
export function useVisit(): string {
  return visitOf(useBusiness())
}
