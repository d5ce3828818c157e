import type { Company } from '@dustforce/office/company'
import type { ContractorForm } from '@dustforce/office/contractor'
import { type Conflict, conflictsOf } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'

/** The jobs whose day, time or region suited a contractor before a change of the profile, and would not after it. */
export function newScheduleConflicts(
  jobs: readonly Booking[],
  before: ContractorForm,
  after: ContractorForm,
  company: Company,
): readonly Booking[] {
  return jobs.filter((job) => {
    const known = kindsAgainst(job, before, company)
    return [...kindsAgainst(job, after, company)].some((kind) => !known.has(kind))
  })
}

function kindsAgainst(job: Booking, form: ContractorForm, company: Company): ReadonlySet<Conflict['kind']> {
  const { fullName, serviceAreas, days, times } = form
  const cleaner = { id: '', fullName, serviceAreas, onDuty: true, availability: { days, times } }
  return new Set(conflictsOf(job, cleaner, [], company).map(({ kind }) => kind))
}
