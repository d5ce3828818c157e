import type { TextsByLanguage } from '../company/index.ts'
import { languageOptions, messagesOf } from '../language/language.ts'
import { isNoticeKind, notices } from '../notice/index.ts'
import { overlaid } from '../texts/overlaid.ts'
import { type DocumentChange, documentChanges } from './document-changes.ts'

/** The places where the texts of a section stand. */
const sections: Readonly<Record<string, string>> = {
  frame: 'Every page',
  home: 'Home page',
  offer: 'Offer for a first visit',
  story: 'How it works, and why you',
  testimonials: 'What customers say',
  faq: 'Questions and answers',
  careers: 'Careers',
  payment: 'After the payment',
  terms: 'Terms and privacy',
  cancellation: 'Cancellation policy',
  accessibility: 'Accessibility',
  search: 'What search engines show',
  book: 'Names of what you offer',
}

const parts: Readonly<Record<string, string>> = {
  worksIn: 'Beside the phone number',
  promise: 'At the foot',
  copyright: 'Last line',
  careersTitle: 'Tab of the careers page',
  homeTitle: 'Tab of the home page',
  title: 'Headline',
  intro: 'Introduction',
  claims: 'Claim',
  services: 'Headline of the services',
  cards: 'Card',
  service: 'Service',
  badge: 'Badge',
  code: 'Code',
  percent: 'Percent off',
  steps: 'Step',
  why: 'Headline of the reasons',
  mission: 'Under it',
  highlights: 'Reason',
  text: 'Text',
  list: 'Customer',
  name: 'Name',
  area: 'Area',
  categories: 'Group',
  entries: 'Entry',
  question: 'Question',
  answer: 'Answer',
  benefits: 'Benefit',
  expectations: 'Expectation',
  areas: 'Area',
  team: 'Who comes',
  sections: 'Section',
  body: 'Paragraph',
  subject: 'Subject',
  opening: 'First sentence',
  paid: 'When it is paid',
  due: 'When it is paid on the day',
  oldTime: 'About the old time',
  closing: 'Last sentence',
}

/**
 * Returns the name of the texts of a section of the site, or of a letter.
 *
 * @example
 * sectionWord('home') // => 'Home page'
 */
export function sectionWord(section: string): string {
  return isNoticeKind(section) ? `E-mail: ${notices[section].name}` : (sections[section] ?? section)
}

/**
 * Returns the name of a text within its section.
 *
 * @param path where it stands, below its section
 * @example
 * partWord('categories.0.entries.2.answer') // => 'Group 1, entry 3, answer'
 */
export function partWord(path: string): string {
  const words = path.split('.').map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : wordOf(part)))
  return words
    .map((word, nr) => (nr === 0 ? word : /^\d+$/.test(word) ? ` ${word}` : `, ${word.toLowerCase()}`))
    .join('')
}

const wordOf = (part: string) => parts[part] ?? sections[part] ?? part

/**
 * Lists what changes between two versions of a company's texts, text by text.
 *
 * @param installed what the program came with, which a version only changes
 * @example
 * textChanges({ 'en-CA': { site: { home: { title: 'Clean' } } } }, {}, { 'en-CA': { site: { home: { title: 'Cleaner' } } } })
 * // => [{ path: 'en-CA.site.home.title', what: 'Home page: Headline', before: 'Clean', after: 'Cleaner' }]
 */
export function textChanges(
  installed: TextsByLanguage,
  before: TextsByLanguage,
  after: TextsByLanguage,
): readonly DocumentChange[] {
  const hasSome = Object.keys(installed).length > 1
  const what = (path: string) => {
    const [code = '', group = '', name = '', ...within] = path.split('.')
    const isName = group === 'book'
    const language = languageOptions.find(({ value }) => value === messagesOf(code))?.label
    const [section, part] = isName ? [group, within.join(', ')] : [name, partWord(within.join('.'))]
    return `${hasSome ? `${language}, ` : ''}${sectionWord(section)}: ${part}`
  }
  const [was, is] = [before, after].map((version) => inPlaces(overlaid(installed, version)))
  const changes = documentChanges(was, is, { what, said: (_, value) => String(value) })
  // The id that a part is found by is no text.
  return changes.filter(({ path }) => !path.endsWith('.id'))
}

/** Lists as parts by their places, so that one line is told for each text in them. */
function inPlaces(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPlaces(part)]))
}
