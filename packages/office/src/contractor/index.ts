export { availabilityText, dutyText, initials, moreText } from './card.ts'
export {
  availabilityDays,
  availabilityTimes,
  type Contractor,
  contractorFromRow,
  type EmergencyContact,
  servicesOffered,
  type WorkTimes,
} from './contractor.ts'
export {
  type ContractorForm,
  type ContractorRow,
  contractorFormOf,
  contractorFormProblems,
  contractorRowOf,
  emptyContractorForm,
} from './contractor-form.ts'
export { type JobOffer, jobOfferSms } from './sms.ts'
export { rosterArea, workAreas } from './work-areas.ts'
