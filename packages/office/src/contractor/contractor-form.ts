import {
  type Checked,
  checkContractorPhone,
  checkEmergencyPhone,
  invalid,
  isStrictEmail,
  messagesOf,
  normalizeEmail,
  valid,
} from '@dustforce/core/validation'
import type { Contractor, EmergencyContact, WorkTimes } from './contractor.ts'

/** The contractor form as it is filled in: the emergency contact flattened, '' where nothing is entered. */
export interface ContractorForm {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly emergencyContactName: string
  readonly emergencyContactPhone: string
  readonly serviceAreas: readonly string[]
  readonly servicesOffered: readonly string[]
  readonly days: readonly string[]
  readonly times: readonly string[]
  readonly equipment: string
  readonly payDetails: string
  readonly notes: string
  readonly onDuty: boolean
}

/** The columns that are written to the contractors table. */
export interface ContractorRow {
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly address: string | null
  readonly emergency_contact: EmergencyContact | null
  readonly service_areas: readonly string[]
  readonly services_offered: readonly string[]
  readonly availability: WorkTimes
  readonly equipment: { readonly description: string } | null
  readonly pay_details: { readonly details: string } | null
  readonly notes: string | null
  readonly status: boolean
}

/** The form for a new contractor, who is on duty. */
export const emptyContractorForm: ContractorForm = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  serviceAreas: [],
  servicesOffered: [],
  days: [],
  times: [],
  equipment: '',
  payDetails: '',
  notes: '',
  onDuty: true,
}

/**
 * The form of a stored contractor.
 *
 * @example
 * contractorFormOf(contractor).emergencyContactName // => ''
 */
export function contractorFormOf(contractor: Contractor): ContractorForm {
  return {
    fullName: contractor.fullName,
    email: contractor.email,
    phone: contractor.phone,
    address: contractor.address ?? '',
    emergencyContactName: contractor.emergencyContact?.name ?? '',
    emergencyContactPhone: contractor.emergencyContact?.phone ?? '',
    serviceAreas: contractor.serviceAreas,
    servicesOffered: contractor.servicesOffered,
    days: contractor.availability.days,
    times: contractor.availability.times,
    equipment: contractor.equipment ?? '',
    payDetails: contractor.payDetails ?? '',
    notes: contractor.notes ?? '',
    onDuty: contractor.onDuty,
  }
}

/**
 * The message of every field that is wrong, by field; empty when none is.
 *
 * @example
 * contractorFormProblems(emptyContractorForm).fullName // => 'Name is required'
 */
export function contractorFormProblems(
  form: ContractorForm,
): Partial<Record<'fullName' | 'email' | 'phone' | 'emergencyContactPhone', string>> {
  return messagesOf({
    fullName: checkFullName(form.fullName),
    email: isStrictEmail(form.email) ? valid(form.email) : invalid('Enter a valid email'),
    phone: checkContractorPhone(form.phone),
    emergencyContactPhone: checkEmergencyPhone(form.emergencyContactPhone),
  })
}

/**
 * Returns what is saved of a form: an emergency contact, equipment or pay details without content as null, empty lists as empty lists.
 *
 * @example
 * contractorRowOf(emptyContractorForm).emergency_contact // => null
 */
export function contractorRowOf(form: ContractorForm): ContractorRow {
  const name = textOf(form.emergencyContactName)
  const phone = textOf(form.emergencyContactPhone)
  const description = textOf(form.equipment)
  const details = textOf(form.payDetails)
  return {
    full_name: form.fullName.trim(),
    email: normalizeEmail(form.email),
    phone: form.phone.trim(),
    address: textOf(form.address),
    emergency_contact: name === null && phone === null ? null : { name, phone },
    service_areas: form.serviceAreas,
    services_offered: form.servicesOffered,
    availability: { days: form.days, times: form.times },
    equipment: description === null ? null : { description },
    pay_details: details === null ? null : { details },
    notes: textOf(form.notes),
    status: form.onDuty,
  }
}

function checkFullName(text: string): Checked {
  const name = text.trim()
  return name.length >= 2 ? valid(name) : invalid('Name is required')
}

function textOf(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}
