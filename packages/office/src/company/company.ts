/** How customers reach a company: what its owner changes without a programmer. */
export interface CompanyContact {
  /** As people write it: '(416) 555-0142'. */
  readonly phone: string
  /** Takes messages of the website and answers to e-mails. */
  readonly email: string
  /** Its sales tax registration number as on receipts, '123456789 RT0001'; empty without one. */
  readonly taxNumber: string
}

/** Who a company is, as its website and its e-mails say it. */
export interface Company extends CompanyContact {
  readonly name: string
  readonly serviceArea: string
  readonly city: string
  /** The two letters of the province or state. */
  readonly region: string
  /** The two letters of the country. */
  readonly country: string
  /** Where the website is, without a slash at the end. */
  readonly website: string
}

/** Dust Force in the Greater Toronto Area; the phone number is one of those reserved for examples. */
export const gtaCompany: Company = {
  name: 'Dust Force',
  phone: '(416) 555-0142',
  email: 'info@dustforce.ca',
  taxNumber: '',
  serviceArea: 'Greater Toronto Area',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  website: 'https://www.dustforce.ca',
}

/**
 * The sender of a company's e-mails: its name and address.
 *
 * @example
 * senderOf({ name: 'Dust Force', email: 'jobs@example.com' }) // => 'Dust Force <jobs@example.com>'
 */
export function senderOf({ name, email }: Pick<Company, 'name' | 'email'>): string {
  return `${name} <${email}>`
}
