import { type Contractor, type ContractorRow, contractorFromRow } from '@dustforce/office/contractor'
import type { AdminClient } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { changeRecords, type Theirs } from './admin-records.ts'

/** The roster of cleaners. */
export function adminContractors(client: AdminClient) {
  const { rest, rows } = client
  const gone = 'This contractor no longer exists.'
  return {
    /** All contractors, newest first. */
    all: async (): Promise<readonly Contractor[]> =>
      (await rows(rest.from('contractors').select('*').order('created_at', { ascending: false }))).map(
        contractorFromRow,
      ),
    add: async (row: ContractorRow): Promise<Contractor> => {
      const [made] = await rows(rest.from('contractors').insert(row).select('*'))
      if (made === undefined) throw new AdminFailure('refused', 'The contractor was not stored.')
      return contractorFromRow(made)
    },
    /** Writes what differs from what was seen; refused where somebody else changed the same meanwhile. */
    update: (id: string, row: ContractorRow, seen: ContractorRow, theirs: Theirs = {}): Promise<void> =>
      changeRecords(
        client,
        [{ of: 'contractors', key: id, seen: { ...seen, ...theirs }, next: { ...row } }],
        gone,
      ),
    remove: async (id: string): Promise<void> => {
      if ((await rows(rest.from('contractors').delete().eq('id', id).select('id'))).length === 0)
        throw new AdminFailure('conflict', gone)
    },
    /**
     * The e-mail of the contractor with an id, or of exactly this name without one; null when the record holds none. Fails when there is no
     * such contractor.
     */
    emailOf: async (fullName: string, id: string | null): Promise<string | null> => {
      const emails = rest.from('contractors').select('email')
      const [found] = await rows(
        (id === null ? emails.eq('full_name', fullName) : emails.eq('id', id)).limit(1),
      )
      if (found === undefined) throw new AdminFailure('refused', `there is no contractor named ${fullName}`)
      const email = found.email
      return typeof email === 'string' && email.trim() !== '' ? email : null
    },
  }
}
