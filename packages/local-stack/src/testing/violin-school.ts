import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/* A company that cleans no homes: nothing in its folder measures bedrooms, bathrooms or animals. */

const company = {
  name: 'Saite & Bogen',
  legalName: 'Saite & Bogen GmbH',
  website: 'https://www.saite-und-bogen.example',
  phone: '+49 30 901820',
  email: 'hallo@saite-und-bogen.example',
  taxNumber: 'DE123456789',
  address: { street: 'Torstraße 1', city: 'Berlin', region: '', postalCode: '10119', country: 'DE' },
  serviceArea: 'Berlin',
  regions: [],
  languages: ['en-DE'],
  brand: { primary: '#7a1f3d', accent: '#e8b23a' },
  forms: { textConsent: false },
  terms: { jurisdiction: 'Germany', privacyLaw: 'General Data Protection Regulation' },
}

const book = {
  version: 'saite-2026.1',
  currency: 'EUR',
  rounding: 'cent',
  taxes: [{ name: 'MwSt', percent: 19, mode: 'included' }],
  measures: {},
  services: {
    lesson: {
      name: 'Violin Lesson',
      description: 'An hour at your home, for beginners and those who begin again.',
      features: ['One teacher, always the same', 'Scores are brought along'],
      price: { kind: 'flat', amount: 5500 },
      minutes: { kind: 'flat', amount: 60 },
      addOns: ['loan'],
    },
  },
  addOns: {
    loan: {
      name: 'Violin on Loan',
      description: 'A violin to practise on until the next lesson.',
      amount: 900,
    },
  },
  charges: [],
}

const policy = {
  zone: 'Europe/Berlin',
  hours: { monday: ['13:00', '20:00'], wednesday: ['13:00', '20:00'], friday: ['13:00', '20:00'] },
  slotMinutes: 30,
  leadMinutes: 600,
  lookaheadDays: 40,
  capacity: { perDay: 6 },
  cancellation: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 0 },
  ],
}

/** Writes the folder of a company that teaches the violin in Berlin, and returns it. */
export function writeViolinSchool(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const files = { 'company.json': company, 'price-book.json': book, 'policy.json': policy }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  return folder
}
