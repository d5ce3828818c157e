import type { Business } from '@dustforce/office/company'
import { language } from '../language/language.en.ts'

/**
 * A section of the site as a company says it: what its owner published in the language of the build stands in place of what was built.
 *
 * @example
 * saidIn({}, 'home', { title: 'Home' }) // => { title: 'Home' }
 */
export function saidIn<Texts extends object>(
  { texts }: Pick<Business, 'texts'>,
  name: string,
  built: Texts,
): Texts {
  return { ...built, ...texts?.[language]?.site?.[name] }
}
