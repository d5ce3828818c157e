/** The labels of the lines of a quote for which a price book has no name. */
export interface LineLabels {
  /** 'Extra bedrooms' */
  readonly beyond: (many: string) => string
  /** 'From 21 windows' */
  readonly tier: (from: number, many: string) => string
  readonly minimum: string
  readonly discount: string
  /** A tax that the prices contain. */
  readonly includedTax: (name: string) => string
}

/** The sentences of a language for the lines of a quote. Amounts come formatted; names are the price book's own. */
export interface QuoteWords {
  /** The locale in which amounts are written, BCP 47. */
  readonly locale: string
  readonly labels: LineLabels
  /** '3 bedrooms' */
  readonly count: (count: number, one: string, many: string) => string
  /** '3 bedrooms and 2 bathrooms' */
  readonly list: (parts: readonly string[]) => string
  readonly exact: (service: string, job: string, amount: string) => string
  readonly nearest: (service: string, job: string, cell: string, amount: string) => string
  readonly flat: (name: string, amount: string) => string
  readonly units: (service: string, units: string, each: string, amount: string) => string
  readonly beyond: (count: number, one: string, many: string, each: string, amount: string) => string
  readonly tier: (count: number, one: string, many: string, each: string, amount: string) => string
  readonly minimum: (minimum: string, amount: string) => string
  readonly addOn: (name: string, amount: string, unit: string | undefined) => string
  readonly addOns: (
    name: string,
    quantity: number,
    each: string,
    amount: string,
    unit: string | undefined,
  ) => string
  readonly charge: (reason: string, amount: string) => string
  readonly percentCharge: (name: string, percent: number, of: string, amount: string) => string
  /** For each of a count above so many. */
  readonly eachCharge: (
    name: string,
    count: number,
    one: string,
    many: string,
    above: number,
    each: string,
    amount: string,
  ) => string
  /** An amount that a charge takes off. */
  readonly reduction: (name: string, off: string) => string
  readonly frequency: (name: string, percent: number, of: string, off: string) => string
  readonly percentDiscount: (percent: number, of: string, off: string) => string
  readonly fixedDiscount: (of: string, off: string) => string
  readonly addedTax: (name: string | undefined, percent: number, of: string, amount: string) => string
  /** An amount that is not to the cent what its percentage says. */
  readonly rounded: (amount: string) => string
  readonly includedTax: (name: string | undefined, percent: number, total: string, tax: string) => string
}
