import { type Contractor, type ContractorRow, contractorFromRow } from '@dustforce/office/contractor'
import type { AdminClient } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** The roster of cleaners. */
export function adminContractors({ rest, rows }: AdminClient) {
  const gone = () => new AdminFailure('conflict', 'This contractor no longer exists.')
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
    update: async (id: string, row: ContractorRow): Promise<Contractor> => {
      const [changed] = await rows(rest.from('contractors').update(row).eq('id', id).select('*'))
      if (changed === undefined) throw gone()
      return contractorFromRow(changed)
    },
    remove: async (id: string): Promise<void> => {
      if ((await rows(rest.from('contractors').delete().eq('id', id).select('id'))).length === 0) throw gone()
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
