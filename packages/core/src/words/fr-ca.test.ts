import { describe, expect, it } from 'vitest'
import type { PriceBook } from '../catalogue/price-book.ts'
import { cents } from '../money/index.ts'
import type { PromoResult } from '../promo/index.ts'
import { explainLine, labelLine } from '../quote/explain.ts'
import { type Quote, quote, quoteProblems } from '../quote/index.ts'
import { businessDate } from '../schedule/index.ts'
import { enCA } from './en-ca.ts'
import {
  dateInFrench,
  elementInFrench,
  frCA,
  problemInFrench,
  promoMessageInFrench,
  timeInFrench,
} from './fr-ca.ts'

const book: PriceBook = {
  version: 'vitres-1',
  currency: 'CAD',
  rounding: 'cent',
  taxes: [
    { name: 'TPS', percent: 5, mode: 'added' },
    { name: 'TVA', percent: 20, mode: 'included' },
  ],
  measures: {
    rooms: { one: 'pièce', many: 'pièces', min: 1, max: 6 },
    windows: { one: 'fenêtre', many: 'fenêtres', min: 1, max: 50 },
    coat: { label: 'Pelage', choices: { short: 'Poil court', long: 'Poil long' } },
    garden: { label: 'Jardin', flag: true },
  },
  services: {
    rooms: {
      name: 'Ménage',
      description: '',
      features: [],
      price: { kind: 'table', by: ['rooms'], cells: { '1': cents(5000) }, beyond: { rooms: cents(1000) } },
      addOns: ['oven'],
    },
    windows: {
      name: 'Vitres',
      description: '',
      features: [],
      price: {
        kind: 'per-unit',
        of: 'windows',
        each: cents(500),
        tiers: [{ from: 3, each: cents(400) }],
        minimum: cents(3000),
      },
      addOns: [],
    },
  },
  addOns: { oven: { name: 'Four', description: '', amount: cents(1000) } },
  charges: [{ id: 'garden', name: 'Jardin', amount: cents(500), when: { garden: true } }],
  frequencies: { weekly: { name: 'Chaque semaine', percent: 10 } },
}
const cleaned = quote(book, {
  service: 'rooms',
  rooms: 3,
  addOns: ['oven'],
  garden: true,
  frequency: 'weekly',
  promo: { type: 'percentage', value: 10 },
})
const washed = quote(book, { service: 'windows', windows: 5 })

it('says in French what an amount off is', () => {
  const asked = { service: 'windows', windows: 5, promo: { type: 'fixed', amountCents: cents(100) } } as const
  const line = quote(book, asked).lines.find(({ rule }) => rule === 'discount')
  if (line === undefined) throw new Error('no line')
  expect(explainLine(line, book, frCA)).toContain('Le code promo donne')
  expect(frCA.rounded('10 $')).toBe('10 $ (arrondi)')
})

describe('labelLine', () => {
  const labels = ({ lines }: Quote, words: typeof frCA) => lines.map((line) => labelLine(line, book, words))

  it('says in French what the engine names itself, and leaves the names of the book', () => {
    expect(labels(cleaned, frCA)).toEqual([
      'Ménage',
      'pièces de plus',
      'Four',
      'Jardin',
      'Chaque semaine',
      'Code promo',
      'TPS',
      'TVA (comprise)',
    ])
    expect(labels(washed, frCA)).toEqual([
      'Vitres',
      'À partir de 3 fenêtres',
      'Minimum',
      'TPS',
      'TVA (comprise)',
    ])
  })

  it('does so in English', () => {
    expect(labels(cleaned, enCA)).toEqual([
      'Ménage',
      'Extra pièces',
      'Four',
      'Jardin',
      'Chaque semaine',
      'Promo discount',
      'TPS',
      'TVA (included)',
    ])
    expect(labels(washed, enCA)).toEqual(['Vitres', 'From 3 fenêtres', 'Minimum', 'TPS', 'TVA (included)'])
  })
})

it('gives the lines of the element their French names', () => {
  expect(washed.lines.map((line) => elementInFrench.line(line, book))[1]).toBe('À partir de 3 fenêtres')
})

it('writes times and dates in French', () => {
  expect([0, 570, 1020].map(timeInFrench)).toEqual(['0 h 00', '9 h 30', '17 h 00'])
  expect(dateInFrench(businessDate('2026-08-01'))).toBe('1er août 2026')
  expect(dateInFrench(businessDate('2026-12-24'))).toBe('24 décembre 2026')
})

it.each<[asked: object, problems: string[]]>([
  [{ rooms: 7 }, ['Choisissez de 1 à 6 pièces.']],
  [{}, ['Choisissez de 1 à 6 pièces.']],
  [{ rooms: 1, coat: 'wire' }, ['Choisissez : Poil court, Poil long.']],
  [{ rooms: 1, garden: 'yes' }, ['Jardin : oui ou non ?']],
  [
    { rooms: 1, addOns: ['fridge'] },
    ['Ces options ne sont pas offertes avec ce service, ou pas en ce nombre.'],
  ],
  [{ rooms: 1, date: '2026-02-30' }, ['Cette date n’existe pas.']],
  [{ rooms: 1, time: '25:00' }, ['Cette heure n’existe pas.']],
  [{ rooms: 1, frequency: 'daily' }, ['Choisissez : Chaque semaine.']],
  [{ rooms: 1, promo: { type: 'percentage', value: 101 } }, ['Ce code promo ne s’applique pas à ce prix.']],
  [{ rooms: 1, cats: 2 }, ['Ce champ est inconnu : cats.']],
  [{ service: 'roof', rooms: 1 }, ['Choisissez : Ménage, Vitres.']],
])('says in French what is wrong with %j', (asked, problems) => {
  const request = { service: 'rooms', ...asked }
  expect(quoteProblems(book, request).map((problem) => problemInFrench(problem, book))).toEqual(problems)
})

it.each<[result: PromoResult, title: string, description: string]>([
  [
    { ok: true, code: 'MAI10', discount: { type: 'percentage', value: 10 }, discountCents: cents(1050) },
    'Code promo appliqué',
    'Vous économisez 10,50 $ avec le code MAI10.',
  ],
  [{ ok: false, reason: 'unknown' }, 'Code promo inconnu', 'Ce code n’existe pas ou n’est plus valable.'],
  [{ ok: false, reason: 'inactive' }, 'Code promo inconnu', 'Ce code n’existe pas ou n’est plus valable.'],
  [{ ok: false, reason: 'expired' }, 'Code promo expiré', 'Ce code n’est plus valable.'],
  [
    { ok: false, reason: 'limit-reached' },
    'Code promo épuisé',
    'Ce code a été utilisé autant de fois que possible.',
  ],
  [
    { ok: false, reason: 'minimum-not-met', minimumCents: cents(5000) },
    'Montant minimal non atteint',
    'Ce code demande un montant d’au moins 50 $.',
  ],
  [
    { ok: false, reason: 'too-little-left', leastCents: cents(50) },
    'Code promo non applicable',
    'Ce code laisserait moins de 0,50 $ à payer, ce qu’une carte ne peut pas régler.',
  ],
  [
    { ok: false, reason: 'first-time-only' },
    'Code promo de première visite',
    'Ce code est réservé aux nouveaux clients ; cette adresse de courriel a déjà servi.',
  ],
])('says in French that %j', (result, title, description) => {
  const said = promoMessageInFrench(result, { currency: 'CAD' })
  expect({ ...said, description: said.description.replaceAll('\u00a0', ' ') }).toEqual({ title, description })
})
