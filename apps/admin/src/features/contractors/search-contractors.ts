import type { Contractor } from '@dustforce/core/contractor'

/** The contractors whose name, e-mail, phone or areas hold the searched text, whatever its letter case. */
export function searchContractors(all: readonly Contractor[], search: string): readonly Contractor[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return all
  const digits = wanted.replace(/\D/g, '')
  return all.filter(
    ({ fullName, email, phone, serviceAreas }) =>
      [fullName, email, phone, ...serviceAreas].some((text) => text.toLowerCase().includes(wanted)) ||
      (digits.length > 2 && phone.replace(/\D/g, '').includes(digits)),
  )
}
