import { type Checked, invalid, valid } from './checked.ts'
import { domainOf, normalizeEmail } from './email.ts'

/** The surroundings that the domain check needs. */
export interface DomainCheckWorld {
  /** The current time in epoch milliseconds. */
  readonly now: () => number
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Resolves to whether a domain accepts mail. Default: every plausible domain that is not a known typo does. */
  readonly domainExists?: (domain: string) => boolean | Promise<boolean>
}

const cacheMs = 600_000
const windowMs = 60_000
const checksPerWindow = 10
const delayMs = 500

const typoDomains = new Set([
  'gmial.com',
  'gmai.com',
  'gamil.com',
  'gmal.com',
  'gmali.com',
  'gmil.com',
  'gnail.com',
  'gmaill.com',
  'gmail.co',
  'gmail.con',
  'gmail.cm',
  'gmail.om',
  'gmail.cmo',
  'yaho.com',
  'yahooo.com',
  'yhoo.com',
  'yahoo.co',
  'yahoo.con',
  'yahoo.cm',
  'hotmial.com',
  'hotmal.com',
  'hotmai.com',
  'hotmil.com',
  'hotmail.co',
  'hotmail.con',
  'hotmail.cm',
  'outlok.com',
  'outloo.com',
  'outlook.co',
  'outlook.con',
  'outlook.cm',
  'iclod.com',
  'icloud.co',
  'icloud.con',
])

/**
 * Whether a domain is no known typo and its final part has more than one character.
 *
 * @example
 * isPlausibleDomain('gmial.com') // => false
 */
export function isPlausibleDomain(domain: string): boolean {
  return !typoDomains.has(domain) && domain.length - domain.lastIndexOf('.') > 2
}

/**
 * Makes the simulated domain check of the booking form: it resolves after half a second, caches each result for ten minutes, and lets an
 * address through after ten checks in a minute or when the check itself fails. The clock is injected.
 *
 * @example
 * const verify = emailDomainVerifier({ now: () => 0, wait: async () => {} })
 * await verify('ana@gmial.com') // => { ok: false, message: 'This email domain does not exist. Please use a valid email.' }
 */
export function emailDomainVerifier(world: DomainCheckWorld): (email: string) => Promise<Checked> {
  const { now, wait, domainExists = isPlausibleDomain } = world
  const answers = new Map<string, { readonly at: number; readonly answer: Checked }>()
  const checks = new Map<string, readonly number[]>()

  return async (text) => {
    const email = normalizeEmail(text)
    const at = now()
    const known = answers.get(email)
    if (known && at - known.at < cacheMs) return known.answer
    const recent = checks.get(email)?.filter((check) => at - check < windowMs) ?? []
    if (recent.length >= checksPerWindow) return valid(email)
    checks.set(email, [...recent, at])
    try {
      await wait(delayMs)
      const answer = (await domainExists(domainOf(email)))
        ? valid(email)
        : invalid('This email domain does not exist. Please use a valid email.')
      answers.set(email, { at, answer })
      return answer
    } catch {
      return valid(email)
    }
  }
}
