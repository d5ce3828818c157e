/** Whether a text has a phone number of those that are kept for examples: 555-01xx of any area. */
export function hasMadeUpPhone(text: string): boolean {
  return /\d{3}\D{0,3}555\D?01\d\d(?!\d)/.test(text)
}

/** Whether an e-mail address belongs to the domain of a site, one below it or one above it. */
export function isOfSite(email: string, siteUrl: string): boolean {
  const site = new URL(siteUrl).hostname.replace(/^www\./, '')
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return (
    domain === site || domain.endsWith(`.${site}`) || (domain.includes('.') && site.endsWith(`.${domain}`))
  )
}

/** The addresses that a page's links write to. */
export function mailAddresses(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/mailto:([^"'?\s>]+@[^"'?\s>]+)/g)].map(([, email = '']) => email))]
}
