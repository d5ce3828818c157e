import type { Contractor, ContractorRow } from '@dustforce/core/contractor'

export interface ContractorsBackend {
  /** All contractors, newest first. */
  readonly all: () => Promise<readonly Contractor[]>
  readonly add: (row: ContractorRow) => Promise<Contractor>
  readonly update: (id: string, row: ContractorRow) => Promise<Contractor>
  readonly remove: (id: string) => Promise<void>
  /** The e-mail of the contractor of exactly this name; null when the record holds none. Fails when there is no such contractor. */
  readonly emailOf: (fullName: string) => Promise<string | null>
}
