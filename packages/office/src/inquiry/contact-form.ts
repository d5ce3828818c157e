import {
  type Checked,
  checkInternationalPhone,
  checkName,
  checkRequired,
  invalid,
  isStrictEmail,
  lengthOf,
  messagesOf,
  type Notice,
  normalizeEmail,
  sanitizePhone,
  sanitizeText,
  valid,
} from '@dustforce/core/validation'
import { type StorageFailure, storageFailureMessage } from '../stored/index.ts'

/** The contact form as it is filled in. */
export interface ContactForm {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
}

/** The stored form of a contact message. */
export interface ContactRow {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string | null
  readonly message: string
  readonly inquiry_status: 'new'
}

/** The contact form before anything is filled in. */
export const emptyContactForm: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' }

/** Shown when a message was sent. */
export const contactSentNotice: Notice = {
  title: 'Message Sent!',
  description: "Thank you for contacting us! We'll get back to you within 24 hours.",
}

/**
 * The message of every field that is wrong, by field; empty when the form can be sent.
 *
 * @example
 * contactFormProblems(emptyContactForm).name // => 'Please enter your full name.'
 */
export function contactFormProblems(
  form: ContactForm,
): Partial<Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>> {
  return messagesOf({
    name: form.name.trim() === '' ? invalid('Please enter your full name.') : checkName(form.name),
    email: checkContactEmail(form.email),
    phone: form.phone.trim() === '' ? valid('') : checkInternationalPhone(form.phone),
    subject: checkSubject(form.subject),
    message: checkMessage(form.message),
  })
}

/**
 * Returns what is stored of a form: texts made safe, '' as null.
 *
 * @example
 * contactRowOf({ ...emptyContactForm, name: '<Ana>' }).name // => 'Ana'
 */
export function contactRowOf(form: ContactForm): ContactRow {
  return {
    name: sanitizeText(form.name),
    email: normalizeEmail(form.email),
    phone: sanitizePhone(form.phone) || null,
    subject: sanitizeText(form.subject) || null,
    message: sanitizeText(form.message),
    inquiry_status: 'new',
  }
}

/**
 * The notice for a message that could not be sent.
 *
 * @example
 * contactFailedNotice('rate-limit').title // => 'Too Many Requests'
 */
export function contactFailedNotice(failure: StorageFailure): Notice {
  const description = storageFailureMessage(failure)
  if (failure === 'rate-limit') return { title: 'Too Many Requests', description }
  return { title: failure === 'other' ? 'Error Sending Message' : 'Invalid Input', description }
}

const longestSubject = 1000
const longestMessage = 5000

function checkSubject(text: string): Checked {
  return lengthOf(text) <= longestSubject
    ? valid(text)
    : invalid(`Please keep your subject under ${longestSubject} characters.`)
}

/** Whether a message is still non-empty once it is made safe to store. */
function checkMessage(text: string): Checked {
  return lengthOf(text) <= longestMessage
    ? checkRequired(sanitizeText(text), 'Please enter your message.')
    : invalid(`Please keep your message under ${longestMessage} characters.`)
}

function checkContactEmail(text: string): Checked {
  if (text.trim() === '') return invalid('Please enter your email address.')
  return isStrictEmail(text) ? valid(text) : invalid('Please enter a valid email address')
}
