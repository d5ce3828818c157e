import type { Contractor } from '@dustforce/office/contractor'
import { isFound } from '@dustforce/office/hub'

/** The contractors whose name, e-mail, phone or areas hold the searched text. */
export function searchContractors(all: readonly Contractor[], search: string): readonly Contractor[] {
  if (search.trim() === '') return all
  return all.filter(({ fullName, email, phone, serviceAreas }) =>
    isFound(search, [fullName, email, phone, ...serviceAreas], phone),
  )
}
