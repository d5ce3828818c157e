import { type Business, zoneName } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import type { Values } from '@dustforce/office/texts/fill'
import { openingHours } from '../company/opening-hours.ts'
import * as words from './value-words.en.ts'

/** Returns the values for what a company says of itself, of when and where it works and of what a cancellation costs. */
export function policyValues(business: Business): Values {
  const { company, policy } = business
  const { address, regions } = company
  const { cancellation = [] } = policy
  const ofCompany = companyValues(business)
  const joined = (parts: readonly string[], between: string) =>
    parts.filter((part) => part !== '').join(between)
  const known: Readonly<Record<string, string>> = {
    places: joined(
      regions.flatMap(({ places }) => places),
      ', ',
    ),
    address: joined([address.street, address.city, joined([address.region, address.postalCode], ' ')], ', '),
    zone: zoneName(business),
    refundDays: policy.refundBusinessDays.join('–'),
    hours: openingHours(policy)
      .flatMap(({ days, time, isOpen }) => (isOpen ? [`${words.days(days)} ${time}`] : []))
      .join(', '),
    lead: words.lead(policy.leadMinutes),
    cancellation: words.cancellation(cancellation.toSorted((a, b) => b.hoursBefore - a.hoursBefore)),
  }
  return (name) => known[name] ?? ofCompany(name)
}
