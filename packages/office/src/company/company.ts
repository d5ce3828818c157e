/** The ways in which customers reach a company, which its owner changes without a programmer. */
export interface CompanyContact {
  /** As people write it. */
  readonly phone: string
  /** Takes messages of the website and answers to e-mails. */
  readonly email: string
  /** Its sales tax registration number as on receipts, '123456789 RT0001'; empty without one. */
  readonly taxNumber: string
}

/** The address of a company; what is left empty is not shown. */
export interface CompanyAddress {
  readonly street: string
  readonly city: string
  /** The province, state or county, as addresses of the country have it: 'ON'. */
  readonly region: string
  readonly postalCode: string
  /** The two letters of the country. */
  readonly country: string
}

/** A part of the area that a company serves, with the places in it. */
export interface CompanyRegion {
  readonly name: string
  readonly places: readonly string[]
}

/** The identity of a company, as its website and its e-mails say it: `company.json` of its folder. */
export interface Company extends CompanyContact {
  readonly name: string
  readonly legalName: string
  /** Where the website is, without a slash at the end. */
  readonly website: string
  readonly address: CompanyAddress
  readonly serviceArea: string
  /** Its word for a visit, in the language of its own: 'cleaning', 'lesson'. Left out, it is a visit: `visitOf`. */
  readonly visit?: string
  /** Its office's word for who comes: 'cleaner', 'teacher'. Left out, a contractor: `workerOf`. */
  readonly worker?: string
  readonly regions: readonly CompanyRegion[]
  /** BCP 47; the first is the default. */
  readonly languages: readonly [string, ...string[]]
  readonly brand: {
    /** '#123a5c' */
    readonly primary: string
    readonly accent: string
    /** A file of the folder, or a picture that was uploaded: a `data:` address that `logoProblem` finds harmless. */
    readonly logo?: string
  }
  readonly forms: {
    /** Whether customers are asked if they may be sent texts. */
    readonly textConsent: boolean
    readonly insurance?: string
  }
  /** 'soon' while it gets ready: its site says so, and only the office takes bookings. Left out once customers may book. */
  readonly opening?: 'soon'
  readonly terms: {
    /** The place whose laws hold: 'Ontario'. */
    readonly jurisdiction: string
    readonly privacyLaw: string
  }
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
