import type { Values } from '../texts/fill.ts'
import type { Business } from './business.ts'

/**
 * Returns what a company says of itself in a word or two, by the names of its files. Every page carries this: what takes more stands in
 * `policy-values.ts`.
 */
export function companyValues({ company, policy }: Business): Values {
  const { name, serviceArea, address, terms, forms } = company
  const known: Readonly<Record<string, unknown>> = {
    ...{ ...policy, ...company, ...address, ...terms, ...forms },
    ...{ company: name, area: serviceArea, freeHours: policy.freeCancellationHours || '' },
  }
  return (asked) => `${known[asked] ?? ''}`
}
