import { cents } from '@dustforce/core/money'
import { describe, expect, test } from 'vitest'
import { standardCharges } from '../charging/index.ts'
import { businessAsPublished } from '../company/business-as-published.ts'
import { scheduleOf } from '../company/index.ts'
import { logoOfSvg } from '../company/logo.ts'
import { parseBusiness } from '../company/parse-business.ts'
import { gtaBusiness } from '../testing/business.ts'
import { companyFolder, folderDifferences } from './index.ts'

const { company } = gtaBusiness
const schedule = scheduleOf(gtaBusiness.policy)

describe('a company’s folder', () => {
  test('that is written of what is published reads to the same company', () => {
    const published = businessAsPublished(gtaBusiness, {
      company: { ...company, phone: '(416) 234-5678', brand: { ...company.brand, logo: 'logo.svg' } },
      policy: { ...schedule, leadMinutes: 90 },
      charges: { ...standardCharges, chargeDays: [3, 2] },
    })
    const written = companyFolder(published).map(({ name, content }) => [name, JSON.parse(content)] as const)
    const files = Object.fromEntries(written)
    const texts = Object.fromEntries(
      written.flatMap(([name, said]) => (/^texts\//.test(name) ? [[name.slice(6, -5), said]] : [])),
    )
    expect(parseBusiness({ ...emptyFolder, ...files, texts })).toEqual({ ok: true, value: published })
  })

  test('has the texts that were published among its own', () => {
    const title = { 'fr-CA': { site: { home: { title: 'Des maisons nettes' } } } }
    const { texts } = businessAsPublished(gtaBusiness, { texts: title })
    expect(texts?.['en-CA']).toEqual(gtaBusiness.texts?.['en-CA'])
    expect(texts?.['fr-CA']?.site?.home).toEqual({
      ...gtaBusiness.texts?.['fr-CA']?.site?.home,
      title: 'Des maisons nettes',
    })
    const files = companyFolder({ ...gtaBusiness, ...(texts && { texts }) })
    expect(files.find(({ name }) => name === 'texts/fr-CA.json')?.content).toContain('Des maisons nettes')
  })

  test('has an uploaded logo as a file', () => {
    const logo = logoOfSvg('<svg></svg>')
    const [first, ...rest] = companyFolder({
      ...gtaBusiness,
      company: { ...company, brand: { ...company.brand, logo } },
    })
    expect(JSON.parse(first?.content ?? '')).toMatchObject({ brand: { logo: 'logo.svg' } })
    expect(rest.at(-1)).toEqual({ name: 'logo.svg', content: '<svg></svg>', encoding: 'utf8' })
  })

  const first = [{ kind: 'company', document: company }]
  const current = [{ kind: 'company', document: { ...company, phone: '(416) 234-5678' } }]

  test('that was changed since is told apart from what holds', () => {
    const changed = { ...gtaBusiness, company: { ...company, email: 'other@dustforce.ca' } }
    expect(folderDifferences(changed, first, current)).toEqual([
      `company.json: Phone: (416) 234-5678 holds, the folder says ${company.phone}`,
      `company.json: E-mail: ${company.email} holds, the folder says other@dustforce.ca`,
    ])
  })

  test('is not, when it is as it was, was written of what holds, or nothing was published', () => {
    expect(folderDifferences(gtaBusiness, first, current)).toEqual([])
    const written = { ...gtaBusiness, company: { ...company, phone: '(416) 234-5678' } }
    expect(folderDifferences(written, first, current)).toEqual([])
    expect(folderDifferences(written, [], [])).toEqual([])
  })

  test('names other days of charges, also where the folder has none of its own', () => {
    const holds = [{ kind: 'charges', document: { ...standardCharges, chargeDays: [3, 2] } }]
    const first = [{ kind: 'charges', document: standardCharges }]
    expect(folderDifferences(gtaBusiness, first, holds)).toEqual([])
    const later = { ...gtaBusiness, charges: { ...standardCharges, freeHours: 20 } }
    expect(folderDifferences(later, first, holds)).toEqual([
      'charges.json: Days before a visit that the card is charged: 3, 2 holds, the folder says 4, 3, 2',
      'charges.json: Hours before a visit that its place is freed: 24 holds, the folder says 20',
    ])
  })

  test('names another price too', () => {
    const book = gtaBusiness.priceBook
    const dearer = { ...gtaBusiness, priceBook: { ...book, minimumTotal: cents(100) } }
    const stored = [{ kind: 'price-book', document: book }]
    expect(folderDifferences(dearer, stored, stored)).toEqual([
      'price-book.json: The least that is charged: $0.50 holds, the folder says $1',
    ])
  })
})

const emptyFolder = { 'company.json': undefined, 'price-book.json': undefined, 'policy.json': undefined }
