import {
  availabilityTimes,
  type ContractorRow,
  contractorRowOf,
  emptyContractorForm,
  rosterArea,
} from '../contractor/index.ts'

/** The facts that an application tells about the person who is hired. */
export interface Applicant {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly experience: string | null
  readonly availableDays: readonly string[]
  readonly availableTimes: readonly string[]
  readonly serviceAreas: readonly string[]
}

/** The applicant's part of the day, by how it starts, as the roster calls it. */
const partsOfDay: readonly (readonly [start: string, part: string])[] = [
  ['8 am', availabilityTimes[0]],
  ['12 pm', availabilityTimes[1]],
  ['4 pm', availabilityTimes[2]],
]

/**
 * The contractor that a hired applicant becomes: off duty until the office says otherwise, with days, parts of the day and areas in the
 * roster's words.
 *
 * @example
 * contractorOfApplicant({ ...applicant, serviceAreas: ['Toronto (Downtown)'] }).service_areas // => ['Toronto']
 */
export function contractorOfApplicant(applicant: Applicant): ContractorRow {
  const times = partsOfDay
    .filter(([start]) => applicant.availableTimes.some((time) => time.startsWith(start)))
    .map(([, part]) => part)
  return contractorRowOf({
    ...emptyContractorForm,
    fullName: applicant.fullName,
    email: applicant.email,
    phone: applicant.phone,
    serviceAreas: applicant.serviceAreas.map(rosterArea),
    days: applicant.availableDays,
    times,
    notes: applicant.experience === null ? '' : `Experience: ${applicant.experience}`,
    onDuty: false,
  })
}
