import { isRecord } from '@dustforce/core/validation'
import { letterShapes, placeholdersOf, sectionShapes } from '../texts/section-shapes.ts'
import { type TextShape, textProblems } from '../texts/text-problems.ts'
import type { CompanyPriceBook } from './business.ts'

interface Problem {
  readonly field: string
  readonly message: string
}

const companyShape: TextShape = {
  serviceArea: 'Greater Dublin',
  visit: 'lesson',
  insurance: 'Insured up to €6.5 million',
  jurisdiction: 'Ireland',
  privacyLaw: 'GDPR',
}

/** Gives each thing of the book the texts of its name: the ids of a company's own things are not all known here. */
function namesOf(things: Readonly<Record<string, unknown>> | undefined, names: TextShape): TextShape {
  return Object.fromEntries(Object.keys(things ?? {}).map((id) => [id, names]))
}

const described = { name: 'Clean', description: 'The weekly clean.' }
const nameShapes = {
  services: { ...described, features: ['Floors'] },
  addOns: { ...described, unit: 'a load' },
  measures: { one: 'room', many: 'rooms', label: 'I have pets' },
  charges: described,
  frequencies: { name: 'Weekly' },
  taxes: { name: 'VAT' },
} as const

/** Returns what may be named where the book is not at hand: names of things that it does not have are never read. */
function anyBookShape(names: unknown): TextShape {
  const said = isRecord(names) ? names : {}
  return Object.fromEntries(
    Object.entries(nameShapes).map(([group, shape]) => {
      const things = said[group]
      return [group, namesOf(isRecord(things) ? things : {}, shape)]
    }),
  )
}

function bookShape({ services, addOns, measures, charges, frequencies, taxes }: CompanyPriceBook): TextShape {
  const byId = (things: readonly string[], names: TextShape) =>
    Object.fromEntries(things.map((thing) => [thing, names]))
  return {
    services: namesOf(services, nameShapes.services),
    addOns: namesOf(addOns, nameShapes.addOns),
    measures: namesOf(measures, nameShapes.measures),
    charges: byId(
      (charges ?? []).map(({ id }) => id),
      nameShapes.charges,
    ),
    frequencies: namesOf(frequencies, nameShapes.frequencies),
    taxes: byId(
      taxes.map(({ name }) => name),
      nameShapes.taxes,
    ),
  }
}

/**
 * Everything that is wrong with what a company says in a language, each with its place and what to write.
 *
 * @param texts the value of its file; undefined without one
 * @param book what of the price book may have names; null where that could not be read
 */
export function companyTextProblems(texts: unknown, book: CompanyPriceBook | null): readonly Problem[] {
  if (texts === undefined) return []
  const parts = ['company', 'book', 'site', 'letters']
  if (!isRecord(texts)) return [{ field: '', message: `write an object with ${parts.join(', ')}` }]
  const unknown = Object.keys(texts).filter((name) => !parts.includes(name) && name !== '$schema')
  return [
    ...unknown.map((field) => ({ field, message: `unknown; write ${parts.join(', ')}` })),
    ...(texts.company === undefined ? [] : textProblems(texts.company, companyShape, [], 'company')),
    ...(texts.book === undefined
      ? []
      : textProblems(texts.book, book === null ? anyBookShape(texts.book) : bookShape(book), [], 'book')),
    ...(texts.site === undefined ? [] : groupProblems('site', texts.site, sectionShapes)),
    ...(texts.letters === undefined ? [] : groupProblems('letters', texts.letters, letterShapes)),
  ]
}

function groupProblems(
  group: string,
  said: unknown,
  shapes: Readonly<Record<string, TextShape>>,
): readonly Problem[] {
  const names = Object.keys(shapes)
  if (!isRecord(said)) return [{ field: group, message: `write an object with ${names.join(', ')}` }]
  return Object.entries(said).flatMap(([name, texts]) => {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return shape === undefined
      ? [{ field: `${group}.${name}`, message: `unknown; write ${names.join(', ')}` }]
      : textProblems(texts, shape, placeholdersOf(name), `${group}.${name}`)
  })
}
