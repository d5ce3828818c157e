import { isRecord } from '@dustforce/core/validation'
import type { Company } from '../company/index.ts'
import { type DocumentChange, documentChanges } from './document-changes.ts'

const names: Readonly<Record<string, string>> = {
  name: 'Name',
  legalName: 'Legal name',
  website: 'Website',
  phone: 'Phone',
  email: 'E-mail',
  taxNumber: 'Tax number',
  'address.street': 'Street',
  'address.city': 'City',
  'address.region': 'Province, state or county',
  'address.postalCode': 'Postal code',
  'address.country': 'Country',
  serviceArea: 'Service area',
  regions: 'Regions',
  visit: 'Your word for a visit',
  worker: 'Your word for who comes',
  languages: 'Languages',
  'brand.primary': 'Primary colour',
  'brand.accent': 'Accent colour',
  'brand.logo': 'Logo',
  'forms.textConsent': 'Asks whether texts may be sent',
  'forms.insurance': 'Insurance',
  opening: 'Opening',
  'terms.jurisdiction': 'Whose laws hold',
  'terms.privacyLaw': 'Privacy law',
}

/**
 * Returns the name of a value of a company.
 *
 * @example
 * companyWord('brand.primary') // => 'Primary colour'
 */
export function companyWord(path: string): string {
  return names[path] ?? path
}

/**
 * Lists what changes between two versions of a company, line by line.
 *
 * @example
 * companyChanges({ ...company, serviceArea: 'Cork' }, { ...company, serviceArea: 'Dublin' })
 * // => [{ path: 'serviceArea', what: 'Service area', before: 'Cork', after: 'Dublin' }]
 */
export function companyChanges(before: Company, after: Company): readonly DocumentChange[] {
  return documentChanges(before, after, { what: companyWord, said })
}

function said(path: string, value: unknown): string {
  if (path === 'regions' && Array.isArray(value)) return value.map(regionText).join('; ')
  if (path === 'brand.logo') return String(value).startsWith('data:') ? 'an uploaded picture' : String(value)
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === '' ? 'empty' : String(value)
}

function regionText(region: unknown): string {
  if (!isRecord(region)) return String(region)
  return `${region.name}: ${Array.isArray(region.places) ? region.places.join(', ') : ''}`
}
