import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { describe, expect, test } from 'vitest'
import { textsIn } from './test/texts-in-source.ts'

const home = new URL('..', import.meta.url).pathname
const isText = /\.(tsx?|mjs|js|json|html|css|sql|toml|svg|webmanifest)$/
const isTest =
  /\.(test|stories|e2e|engines)\.tsx?$|(^|\/)(test|testing|samples?|fixtures?)(\/|\.)|^apps\/e2e\/|package-lock/

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: home,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isText.test(path) && !isTest.test(path) && existsSync(`${home}${path}`))
  .map((path) => ({ path, text: readFileSync(`${home}${path}`, 'utf8') }))

const { company, policy, priceBook } = gtaBusiness
const digits = company.phone.replace(/\D/g, '')
const inText = (text: string) => new RegExp(`\\b${text.replaceAll('.', '\\.')}\\b`, 'i')

/** The spellings that each fact may have: the phone number with anything but digits and letters between its digits. */
const facts = {
  phone: new RegExp([...digits].join('[^\\da-z\\n]{0,3}')),
  email: new RegExp(company.email.replaceAll('.', '\\.'), 'i'),
  website: new RegExp(company.website.replaceAll('.', '\\.'), 'i'),
}

test.each(Object.entries(facts))('only the company itself states its %s', (_, fact) => {
  const places = sources.filter(({ text }) => fact.test(text)).map(({ path }) => path)
  expect(places).toEqual(['packages/companies/dust-force/company.json'])
})

/**
 * Where Dust Force may be named besides its folder: the published library, whose example it is, with its documentation and benchmarks; what is
 * known of Canada; and what draws, shows or tries the company of the tests.
 */
const mayName = [
  ...['packages/companies/dust-force/', 'packages/core/', 'packages/cli/', 'apps/docs/', 'docs/', 'bench/'],
  ...['packages/office/src/contact/', 'packages/office/src/language/sentences-in-french.ts'],
  ...['apps/site/src/features/booking/story-form.ts', 'scripts/screenshots.mjs', 'scripts/handbook/'],
  ...['scripts/stories/'],
  ...['scripts/torture/', 'scripts/check-release/'],
]

/** Returns what a program says, without its comments. */
function codeOf(path: string, text: string): string {
  const withoutBlocks = /\.(tsx?|mjs|js|css)$/.test(path) ? text.replace(/\/\*[\s\S]*?\*\//g, '') : text
  return withoutBlocks.replace(/(^|\s)(\/\/|--|#).*$/gm, '$1')
}

const programs = sources
  .filter(({ path }) => !mayName.some((start) => path.startsWith(start)))
  .map(({ path, text }) => ({ path, text: codeOf(path, text) }))

/** The prices of its services, in cents, as a list has them. */
const prices = Object.values(priceBook.services).flatMap(({ price }) =>
  price.kind === 'table' ? [...new Set(Object.values(price.cells))] : [],
)

/** The times when its days begin and end. */
const [opens, closes] = policy.hours.monday ?? []

const named = {
  name: inText(company.name),
  city: inText(company.address.city),
  area: /\bGTA\b|Greater Toronto/,
  jurisdiction: inText(company.terms.jurisdiction),
  zone: new RegExp(policy.zone),
  tax: new RegExp(priceBook.taxes.map(({ name }) => `\\b${name}\\b`).join('|')),
  currency: new RegExp(`(?<!pref|lang)\\b${priceBook.currency}\\b|CA\\$`),
  'area code': new RegExp(`\\(${digits.slice(0, 3)}\\)|['"]${digits.slice(0, 3)}`),
  places: new RegExp(policy.regions.filter((place) => place !== 'york').join('|'), 'i'),
  hours: new RegExp(`['"]${opens}['"],\\s*['"]${closes}['"]`),
  prices: new RegExp(
    `\\b(${prices.join('|')}|${prices.map((amount) => `\\$${amount / 100}`).join('|')})\\b(?!px)`,
  ),
}

describe('no program names, of the company whose prices the library publishes, its', () => {
  test.each(Object.entries(named))('%s', (what, fact) => {
    // Another company may have its currency, and a price or an hour of its own that is the same.
    const others = ['currency', 'prices', 'hours'].includes(what) ? 'packages/companies/' : 'nowhere'
    const places = programs.filter(({ path, text }) => fact.test(text) && !path.startsWith(others))
    expect(places.map(({ path, text }) => `${path}: ${fact.exec(text)?.[0]}`)).toEqual([])
  })

  test('and would be found where it did', () => {
    expect(programs.length).toBeGreaterThan(1500)
    const own = sources.filter(({ path }) => path.startsWith('packages/companies/dust-force/'))
    const all = own.map(({ text }) => text).join('\n')
    for (const fact of Object.values(named)) expect(all).toMatch(fact)
  })
})

test('no program but the rules names its service area', () => {
  const places = sources.filter(({ path, text }) => /src/.test(path) && text.includes(company.serviceArea))
  expect(
    places.map(({ path }) => path).filter((path) => !/^packages\/(core|companies)\//.test(path)),
  ).toEqual([])
})

test('no migration holds an address of an example', () => {
  const migrations = sources.filter(({ path }) => path.includes('/migrations/') && path.endsWith('.sql'))
  expect(migrations.length).toBeGreaterThan(20)
  expect(migrations.filter(({ text }) => /\.example\b/.test(text)).map(({ path }) => path)).toEqual([])
})

/** Places with what those who clean homes may offer, and with examples of a company's own texts. */
const mayNameCleaning = [
  'packages/office/src/contractor/contractor.ts',
  'packages/office/src/company/company-text-problems.ts',
]

/** A company's words for a visit and for who comes are its own: `visitOf`, `workerOf`. */
const ofCleaning = /\bclean(?:er|ers|ing|ings|s)?\b|m[ée]nag|nettoy/i

/** Code that stands for a name, and texts for companies that clean homes alone. */
const noText =
  /\{cleaner\}|\$\{cleaner\}|\(cleaner: string\)|"cleaner-assignment"|Your equipment must be clean/g

test('no message of the site or of a letter, and no neutral text, says that a company cleans', () => {
  const messages = sources.filter(({ path }) => /\.(?:en|fr)\.(?:tsx?|json)$/.test(path))
  expect(messages.length).toBeGreaterThan(100)
  const found = messages.flatMap(({ path, text }) =>
    codeOf(path, text)
      .split('\n')
      .filter(
        (line) =>
          /['"`]/.test(line) && ofCleaning.test(line.replace(noText, '').replace(/cleaner === null.*/, '')),
      )
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('no text of the Command Hub, of the rules or of the server says that a company cleans', () => {
  const places = /^(?:apps\/admin\/src|packages\/(?:office|workflows|email|ui|stripe)\/src)\/.*\.tsx?$/
  const found = sources
    .filter(({ path }) => places.test(path) && !mayNameCleaning.includes(path))
    .flatMap(({ path, text }) => textsIn(text).map((said) => [path, said] as const))
    .filter(([, said]) => ofCleaning.test(said.replace(/\$\{[^}]*\}/g, '')))
  expect(found.map((line) => line.join(': '))).toEqual([])
})
