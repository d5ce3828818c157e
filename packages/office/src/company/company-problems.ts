import { checkEmail, checkPhone, isRecord } from '@dustforce/core/validation'
import { isTaxNumber } from '../forms/tax-number.ts'
import { messagesOf } from '../language/language.ts'
import type { Company } from './company.ts'
import { logoProblem } from './logo.ts'

interface Problem {
  readonly field: string
  readonly message: string
}

/** The condition on a value of `company.json`, and what to write in its place. */
interface Rule {
  readonly isRight: (value: unknown) => boolean
  readonly write: string
  readonly isOptional?: true
}

interface Rules {
  readonly [name: string]: Rule | Rules
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isSaid = (value: unknown): boolean => isText(value) && value.trim() !== ''
const colour: Rule = {
  isRight: (value) => isText(value) && /^#[0-9a-f]{6}$/i.test(value),
  write: "write a colour as '#123a5c'",
}

function said(example: string): Rule {
  return { isRight: isSaid, write: `write a text as '${example}'` }
}

function empty(example: string): Rule {
  return { isRight: isText, write: `write a text as '${example}', or '' for none` }
}

function isLanguage(value: unknown): boolean {
  return isText(value) && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value)
}

function isRegion(value: unknown): boolean {
  return isRecord(value) && isSaid(value.name) && Array.isArray(value.places) && value.places.every(isSaid)
}

const rules: Rules = {
  name: said('Liffey Homes'),
  legalName: said('Liffey Homes Ltd'),
  website: {
    isRight: (value) => isText(value) && /^https?:\/\/[^\s/]+(\/[^\s/]+)*$/.test(value),
    write: "write an address without a slash at the end, as 'https://liffey.example'",
  },
  phone: {
    isRight: (value) => isText(value) && /^\+?[\d\s().-]+$/.test(value) && /(\d\D*){7}/.test(value),
    write: "write a phone number as people dial it, as '+353 1 555 0100'",
  },
  email: {
    isRight: (value) => isText(value) && checkEmail(value).ok,
    write: "write an e-mail address as 'hello@liffey.example'",
  },
  taxNumber: empty('IE1234567X'),
  address: {
    street: empty('1 Quay Street'),
    city: said('Dublin'),
    region: empty('ON'),
    postalCode: empty('D02 XY00'),
    country: {
      isRight: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
      write: "write the two capital letters of a country, as 'IE'",
    },
  },
  serviceArea: said('Greater Dublin'),
  visit: { ...said('lesson'), isOptional: true },
  worker: { ...said('teacher'), isOptional: true },
  regions: {
    isRight: (value) => Array.isArray(value) && value.every(isRegion),
    write: 'write a list as [{ "name": "North", "places": ["Swords", "Malahide"] }]',
  },
  languages: {
    isRight: (value) => Array.isArray(value) && value.length > 0 && value.every(isLanguage),
    write: 'write the languages, the default first, as ["en-IE"]',
  },
  brand: {
    primary: colour,
    accent: colour,
    logo: { ...said('logo.svg'), isOptional: true },
  },
  forms: {
    textConsent: { isRight: (value) => typeof value === 'boolean', write: 'write true or false' },
    insurance: { ...said('Insured up to €6.5 million'), isOptional: true },
  },
  opening: {
    isRight: (value) => value === 'soon',
    write: "write 'soon', or leave it out once customers may book",
    isOptional: true,
  },
  terms: { jurisdiction: said('Ireland'), privacyLaw: said('GDPR') },
}

/**
 * Everything that is wrong with a company as its file has it, each with its place and what to write.
 *
 * @example
 * companyProblems({ ...company, phone: 'soon' })
 * // => [{ field: 'phone', message: "is 'soon'; write a phone number as people dial it, as '+353 1 555 0100'" }]
 */
export function companyProblems(company: unknown): readonly Problem[] {
  const problems = problemsOf(rules, company, '')
  return problems.length > 0 ? problems : furtherProblems(company as Company)
}

/** Finds what is wrong with a company whose values are each of the right kind. */
function furtherProblems(company: Company): readonly Problem[] {
  const { logo } = company.brand
  const problem = logo?.startsWith('data:') === true ? logoProblem(logo) : null
  return [
    ...canadianProblems(company),
    ...languageProblems(company.languages),
    ...(problem === null
      ? []
      : [{ field: 'brand.logo', message: `upload an SVG or PNG file: this one ${problem}` }]),
  ]
}

/** Canada's numbers are written as its people and its tax office write them. */
function canadianProblems({ address, phone, taxNumber }: Company): readonly Problem[] {
  if (address.country !== 'CA') return []
  const isRight = taxNumber.trim() === '' || taxNumber.split(/[,;/]/).some(isTaxNumber)
  return [
    ...(checkPhone(phone).ok
      ? []
      : [{ field: 'phone', message: `${shown(phone)}; write ten digits, as '(613) 555-0100'` }]),
    ...(isRight
      ? []
      : [{ field: 'taxNumber', message: `${shown(taxNumber)}; write a number as '123456789 RT0001'` }]),
  ]
}

/** A language needs the messages of one, which no other of the company has. */
function languageProblems(codes: readonly string[]): readonly Problem[] {
  return codes.flatMap((code, nr) => {
    const field = `languages.${nr}`
    const messages = messagesOf(code)
    if (messages === undefined)
      return [
        { field, message: `is '${code}'; write a language of English or French, as 'en-IE' or 'fr-CA'` },
      ]
    const first = codes.findIndex((other) => messagesOf(other) === messages)
    return first === nr
      ? []
      : [{ field, message: `is '${code}', like '${codes[first]}'; leave out one of them` }]
  })
}

function problemsOf(expected: Rules, value: unknown, at: string): readonly Problem[] {
  if (!isRecord(value)) {
    const names = Object.keys(expected).join(', ')
    return [{ field: at, message: `${shown(value)}; write an object with ${names}` }]
  }
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(expected, name) && name !== '$schema')
  return [
    ...Object.entries(expected).flatMap(([name, rule]) => problemOf(rule, value[name], placeOf(at, name))),
    ...unknown.map((name) => ({
      field: placeOf(at, name),
      message: `unknown; write ${Object.keys(expected).join(', ')}`,
    })),
  ]
}

function problemOf(rule: Rule | Rules, value: unknown, field: string): readonly Problem[] {
  if (!isRule(rule)) return problemsOf(rule, value, field)
  if (rule.isRight(value) || (value === undefined && rule.isOptional === true)) return []
  return [{ field, message: `${shown(value)}; ${rule.write}` }]
}

function isRule(rule: Rule | Rules): rule is Rule {
  return typeof rule.isRight === 'function'
}

const placeOf = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  return isText(value) ? `is '${value}'` : `is ${JSON.stringify(value)}`
}
