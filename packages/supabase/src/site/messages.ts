import { type ApplicationForm, applicationRowOf, type EncodedResume } from '@dustforce/office/application'
import { type ContactForm, contactRowOf } from '@dustforce/office/inquiry'
import { type StorageFailure, storageFailureOf } from '@dustforce/office/stored'
import * as Schema from 'effect/Schema'
import { StoredAnswer } from '../rest/stored-answer.ts'
import { type SiteClient, SiteFailure } from './site-client.ts'

/** Whether a message was stored; `note` when it was, but its e-mail has not gone out. */
export type SendAnswer =
  | { readonly ok: true; readonly note?: string }
  | { readonly ok: false; readonly failure: StorageFailure }

const sent = Schema.is(Schema.Struct({ success: Schema.Literal(true) }))

const notYetSent = 'Saved, but the confirmation e-mail could not be sent yet.'

/** Contact messages and job applications: stored first, then their e-mails are asked for. */
export function siteMessages({ ask, invoke }: SiteClient) {
  /** Asks for the e-mails of a stored message, which stays stored: an e-mail that fails now is tried again by the server. */
  const send = async (type: 'contact' | 'job-application', id: string): Promise<SendAnswer> => {
    try {
      const { body } = await invoke('send-email', { type, data: { id } })
      return sent(body) ? { ok: true } : { ok: true, note: notYetSent }
    } catch {
      return { ok: true, note: notYetSent }
    }
  }

  const store = async (
    type: 'contact' | 'job-application',
    name: 'submit_contact' | 'submit_application',
    payload: object,
  ): Promise<SendAnswer> => {
    try {
      const { id } = await ask(name, { payload }, StoredAnswer)
      return await send(type, id)
    } catch (error) {
      return { ok: false, failure: failureOf(error) }
    }
  }

  return {
    /**
     * @param attempt_id names this attempt: the same content is stored once by it, also when an answer was lost
     * @param language that of the page, which the answer is in
     */
    sendContact: (form: ContactForm, attempt_id: string, language: string) =>
      store('contact', 'submit_contact', { ...contactRowOf(form), attempt_id, language }),
    sendApplication: (form: ApplicationForm, resume: EncodedResume | null, attempt_id: string) =>
      store('job-application', 'submit_application', { ...applicationRowOf(form, resume), attempt_id }),
  }
}

function failureOf(error: unknown): StorageFailure {
  if (!(error instanceof SiteFailure)) return 'other'
  if (error.reason === 'rate-limited') return 'rate-limit'
  if (error.reason === 'unavailable') return 'other'
  const failure = storageFailureOf(error.message)
  // The store named a rule that the form has a message for: to its writer that is a matter of format.
  return failure === 'other' ? 'constraint' : failure
}
