import { type ContractorRow, contractorFormOf, contractorRowOf } from '@dustforce/office/contractor'
import { contractor } from '../story-records.ts'
import type { Row } from './row.ts'
import { nextId, now } from './store.ts'

/** A contractor as the database holds it: the one of the stories, under another name. */
export function contractorRow(
  name: string,
  columns: Partial<ContractorRow> & { readonly id?: string } = {},
): Row {
  return {
    ...contractorRowOf(contractorFormOf(contractor)),
    id: nextId(),
    full_name: name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    created_at: new Date(now).toISOString(),
    ...columns,
  }
}
