import type { Business } from './business.ts'
import type { Company } from './company.ts'

type Named = Pick<Business, 'company' | 'money'>

/**
 * Returns a company's word for a visit, in the language that it is shown in; without a word of its own a visit. In French it stands behind 'votre' alone, which every
 * noun takes.
 *
 * @example
 * visitOf({ ...business, company: { ...business.company, visit: 'lesson' } }) // => 'lesson'
 */
export function visitOf({ company, money }: Named): string {
  return company.visit ?? (money.locale?.startsWith('fr') ? 'visite' : 'visit')
}

/**
 * A word at the beginning of a sentence, or in a title.
 *
 * @example
 * capital('lesson') // => 'Lesson'
 */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * Returns an office's word for who comes; without a word of its own a contractor.
 *
 * @example
 * workerOf({ worker: 'teacher' }) // => 'teacher'
 */
export function workerOf({ worker }: Pick<Company, 'worker'>): string {
  return worker ?? 'contractor'
}
