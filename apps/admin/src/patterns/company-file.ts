/**
 * Returns the name of a company's file: 'menage-boreal-payouts-2026-11-01-to-2026-11-30.csv'.
 *
 * @param parts what is in it, and of when
 */
export function companyFile(company: { readonly name: string }, ...parts: readonly string[]): string {
  const name = company.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${[name, ...parts].filter((part) => part !== '').join('-')}.csv`
}
