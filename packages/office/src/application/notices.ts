import type { Notice } from '@dustforce/core/validation'
import { type StorageFailure, storageFailureMessage } from '../stored/index.ts'
import { type ApplicationForm, applicationFormProblems } from './application-form.ts'

/** Shown when an application was sent. */
export const applicationSentNotice: Notice = {
  title: 'Application Submitted!',
  description: 'Thank you for your interest in joining our team. We will be in touch soon.',
}

/**
 * The notice for the first thing that keeps an application from being sent; null when nothing does.
 *
 * @example
 * applicationNotice(emptyApplicationForm)?.title // => 'Missing Information'
 */
export function applicationNotice(form: ApplicationForm): Notice | null {
  const problems = applicationFormProblems(form)
  if ([form.fullName, form.email, form.phone].some((text) => text.trim() === '')) {
    return { title: 'Missing Information', description: 'Please fill in all required fields.' }
  }
  if (problems.fullName !== undefined) return { title: 'Invalid Name', description: problems.fullName }
  if (problems.email !== undefined) {
    return {
      title: 'Invalid Email Address',
      description: 'Your email must have a complete domain like @gmail.com, @outlook.com, @yahoo.com, etc.',
    }
  }
  if (problems.phone !== undefined) return { title: 'Invalid Phone Number', description: problems.phone }
  if (problems.message !== undefined) return { title: 'Message Too Long', description: problems.message }
  if (problems.consentToContact !== undefined) {
    return { title: 'Consent Required', description: problems.consentToContact }
  }
  return null
}

/**
 * The notice for a resume that was refused.
 *
 * @param message the message of the failed check
 * @example
 * invalidFileNotice('File size exceeds 5MB limit').title // => 'Invalid File'
 */
export function invalidFileNotice(message: string): Notice {
  return { title: 'Invalid File', description: message }
}

/**
 * The notice for an application that could not be sent.
 *
 * @example
 * applicationFailedNotice('rate-limit').title // => 'Too Many Applications'
 */
export function applicationFailedNotice(failure: StorageFailure): Notice {
  const description = storageFailureMessage(failure)
  if (failure === 'rate-limit') return { title: 'Too Many Applications', description }
  return {
    title: failure === 'other' ? 'Error Sending Application' : 'Invalid Application Data',
    description,
  }
}
