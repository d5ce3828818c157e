import { applicationFormProblems, applicationRowOf } from '@dustforce/office/application'
import { contactFormProblems, contactRowOf } from '@dustforce/office/inquiry'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { ApplicationsError, type JobApplication } from '../../letters/applications.ts'
import { type ContactMessage, InquiriesError, type Inquiry } from '../../letters/inquiries.ts'
import type { MemoryOutbox } from './memory-outbox.ts'

/** Contact messages and job applications, in memory. */
export class MemoryMessages {
  readonly inquiries = new Map<string, Inquiry>()
  readonly applications = new Map<string, ReturnType<typeof applicationRowOf>>()
  readonly #outbox: MemoryOutbox
  #ids = 0

  constructor(outbox: MemoryOutbox) {
    this.#outbox = outbox
  }

  readonly submitContact = Effect.fnUntraced({ self: this }, function* (message: ContactMessage) {
    const form = { ...message, phone: message.phone ?? '', subject: message.subject ?? '' }
    const problem = Object.values(contactFormProblems(form))[0]
    if (problem !== undefined) return yield* new InquiriesError({ reason: 'refused', message: problem })
    const now = yield* Clock.currentTimeMillis
    const id = this.#newId('inquiry')
    const { inquiry_status: _, ...row } = contactRowOf(form)
    this.inquiries.set(id, { id, ...row })
    this.#outbox.enqueue({ kind: 'contact-received', ref: id, recipient: row.email, payload: row }, now)
    this.#outbox.enqueue({ kind: 'contact-company', ref: id, recipient: null, payload: row }, now)
    return id
  })

  readonly submitApplication = Effect.fnUntraced({ self: this }, function* (application: JobApplication) {
    const problem = Object.values(applicationFormProblems(application))[0]
    if (problem !== undefined) return yield* new ApplicationsError({ reason: 'refused', message: problem })
    const now = yield* Clock.currentTimeMillis
    const id = this.#newId('application')
    const { resume } = application
    const row = applicationRowOf(
      application,
      resume === null ? null : { name: resume.filename, base64: resume.contentBase64 },
    )
    this.applications.set(id, row)
    const { resume_content: _, ...payload } = row
    this.#outbox.enqueue({ kind: 'application-received', ref: id, recipient: row.email, payload }, now)
    this.#outbox.enqueue({ kind: 'application-company', ref: id, recipient: null, payload }, now)
    return id
  })

  #newId(kind: string): string {
    this.#ids += 1
    return `${kind}-${this.#ids}`
  }
}
