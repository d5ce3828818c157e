import type { Business } from '@dustforce/office/company'
import { createContext, type ReactNode, useContext } from 'react'

const BusinessContext = createContext<Business | null>(null)

/** Hands the company down to everything inside. */
export function BusinessProvider({
  business,
  children,
}: {
  readonly business: Business
  readonly children: ReactNode
}) {
  return <BusinessContext value={business}>{children}</BusinessContext>
}

/** The company whose site or Command Hub this is. */
export function useBusiness(): Business {
  const business = useContext(BusinessContext)
  if (business === null) throw new Error('Outside of BusinessProvider')
  return business
}
