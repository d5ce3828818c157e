import json from '../../../companies/dust-force/company.json' with { type: 'json' }
import type { Company } from './company.ts'

/** Dust Force; its phone number is one of those reserved for examples. */
export const gtaCompany: Company = { ...json, languages: ['en-CA'] }
