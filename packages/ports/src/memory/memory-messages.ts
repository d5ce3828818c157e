import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { ApplicationsError, type JobApplication } from '../applications.ts'
import { type ContactMessage, InquiriesError, type Inquiry } from '../inquiries.ts'
import type { MemoryOutbox } from './memory-outbox.ts'

const company = 'company@dustforce.example'

/** Contact messages and job applications, in memory. Public spec, sections 5 and 8. */
export class MemoryMessages {
  readonly inquiries = new Map<string, Inquiry>()
  readonly applications = new Map<string, JobApplication>()
  readonly #outbox: MemoryOutbox

  constructor(outbox: MemoryOutbox) {
    this.#outbox = outbox
  }

  readonly submitContact = Effect.fnUntraced({ self: this }, function* (message: ContactMessage) {
    if ([message.name, message.email, message.message].some(isBlank)) {
      return yield* new InquiriesError({ reason: 'refused', message: 'Missing required contact information' })
    }
    const now = yield* Clock.currentTimeMillis
    const id = `inquiry-${this.inquiries.size + 1}`
    this.inquiries.set(id, { id, ...message })
    const payload = { id, ...message }
    this.#outbox.enqueue({ kind: 'contact-received', ref: id, recipient: message.email, payload }, now)
    this.#outbox.enqueue({ kind: 'contact-company', ref: id, recipient: company, payload }, now)
    return id
  })

  readonly submitApplication = Effect.fnUntraced({ self: this }, function* (application: JobApplication) {
    if ([application.fullName, application.email, application.phone].some(isBlank)) {
      return yield* new ApplicationsError({
        reason: 'refused',
        message: 'Missing required application information',
      })
    }
    const now = yield* Clock.currentTimeMillis
    const id = `application-${this.applications.size + 1}`
    this.applications.set(id, application)
    const payload = {
      id,
      full_name: application.fullName,
      email: application.email,
      phone: application.phone,
      experience: application.experience,
      available_days: application.availableDays,
      available_times: application.availableTimes,
      service_areas: application.serviceAreas,
      message: application.message,
      resume_filename: application.resume?.filename ?? null,
    }
    this.#outbox.enqueue(
      { kind: 'application-received', ref: id, recipient: application.email, payload },
      now,
    )
    this.#outbox.enqueue({ kind: 'application-company', ref: id, recipient: company, payload }, now)
    return id
  })
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
