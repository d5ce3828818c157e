import {
  type Checked,
  checkInternationalPhone,
  invalid,
  invalidNameMessage,
  isName,
  isStrictEmail,
  lengthOf,
  maxTextLength,
  messagesOf,
  normalizeEmail,
  sanitizePhone,
  sanitizeText,
  valid,
} from '@dustforce/core/validation'
import { cleanFileName } from './resume.ts'

/** The job application form as it is filled in. */
export interface ApplicationForm {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly experience: string
  readonly availableDays: readonly string[]
  readonly availableTimes: readonly string[]
  readonly serviceAreas: readonly string[]
  readonly message: string
  readonly consentToContact: boolean
}

/** A checked resume as it is sent: its name and its bytes as base64. */
export interface EncodedResume {
  readonly name: string
  readonly base64: string
}

/** The stored form of a job application. */
export interface ApplicationRow {
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly experience: string | null
  readonly available_days: readonly string[]
  readonly available_times: readonly string[]
  readonly service_areas: readonly string[]
  readonly message: string | null
  readonly resume_filename: string | null
  readonly resume_content: string | null
  readonly consent_to_contact: boolean
  readonly application_status: 'pending'
}

/** The form before anything is filled in. */
export const emptyApplicationForm: ApplicationForm = {
  fullName: '',
  email: '',
  phone: '',
  experience: '',
  availableDays: [],
  availableTimes: [],
  serviceAreas: [],
  message: '',
  consentToContact: false,
}

/**
 * The message of every field that is wrong, by field; empty when the form can be sent.
 *
 * @example
 * applicationFormProblems(emptyApplicationForm).fullName // => 'Full name is required'
 */
export function applicationFormProblems(
  form: ApplicationForm,
): Partial<Record<'fullName' | 'email' | 'phone' | 'message' | 'consentToContact', string>> {
  return messagesOf({
    fullName: checkFullName(form.fullName),
    email: checkApplicantEmail(form.email),
    phone: checkApplicantPhone(form.phone),
    message: checkMessage(form.message),
    consentToContact: form.consentToContact
      ? valid(true)
      : invalid('Please agree to be contacted about your application.'),
  })
}

/**
 * Returns what is stored of a form: texts made safe, '' as null, the resume's name cleaned.
 *
 * @example
 * applicationRowOf(emptyApplicationForm, null).application_status // => 'pending'
 */
export function applicationRowOf(form: ApplicationForm, resume: EncodedResume | null): ApplicationRow {
  return {
    full_name: sanitizeText(form.fullName),
    email: normalizeEmail(form.email),
    phone: sanitizePhone(form.phone),
    experience: sanitizeText(form.experience) || null,
    available_days: form.availableDays.map(sanitizeText),
    available_times: form.availableTimes.map(sanitizeText),
    service_areas: form.serviceAreas.map(sanitizeText),
    message: sanitizeText(form.message) || null,
    resume_filename: resume === null ? null : cleanFileName(resume.name),
    resume_content: resume === null ? null : resume.base64,
    consent_to_contact: form.consentToContact,
    application_status: 'pending',
  }
}

function checkFullName(text: string): Checked {
  if (text.trim() === '') return invalid('Full name is required')
  return isName(text) ? valid(text.trim()) : invalid(invalidNameMessage)
}

function checkApplicantEmail(text: string): Checked {
  if (text.trim() === '') return invalid('Email is required')
  return isStrictEmail(text)
    ? valid(normalizeEmail(text))
    : invalid('Please enter a valid email address with a complete domain (e.g., name@example.com)')
}

function checkApplicantPhone(text: string): Checked {
  return text.trim() === '' ? invalid('Phone number is required') : checkInternationalPhone(text)
}

function checkMessage(text: string): Checked {
  return lengthOf(text) <= maxTextLength
    ? valid(text)
    : invalid(`Please keep your message under ${maxTextLength} characters.`)
}
