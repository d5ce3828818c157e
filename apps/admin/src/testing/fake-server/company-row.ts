import type { Company } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Row } from './row.ts'

/** A published company as the database holds it. */
export function companyRow(changes: Partial<Company>): Row {
  return {
    ...{ id: 1, kind: 'company', document: { ...gtaBusiness.company, ...changes }, note: '' },
    ...{ author: 'ana@example.com', holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
  }
}
