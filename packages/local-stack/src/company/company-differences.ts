import type { Business } from '@dustforce/office/company'
import { folderDifferences, type StoredDocument } from '@dustforce/office/folder'
import type { Database } from '../database/database.ts'

/** Lists where the company's folder differs from what its owners published, where it was changed since. */
export async function companyDifferences(
  database: Pick<Database, 'query'>,
  folder: Business,
): Promise<readonly string[]> {
  const [first, current] = await Promise.all([
    database.query(
      'select distinct on (kind) kind, document from public.business_versions order by kind, id',
    ),
    database.query('select key as kind, value as document from json_each(public.current_business())'),
  ])
  return folderDifferences(folder, first.flatMap(stored), current.flatMap(stored))
}

function stored(row: unknown): readonly StoredDocument[] {
  const { kind, document } = Object(row)
  return typeof kind === 'string' ? [{ kind, document }] : []
}
