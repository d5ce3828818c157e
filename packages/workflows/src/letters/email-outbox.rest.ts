import { noticeKinds } from '@dustforce/office/notice'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type EmailOutbox, EmailOutboxError, type EmailResult } from './email-outbox.ts'

const Claim = Schema.NullOr(
  Schema.Struct({
    key: Schema.String,
    emails: Schema.Array(
      Schema.Struct({
        id: Schema.String,
        kind: Schema.Literals(noticeKinds),
        ref: Schema.String,
        recipient: Schema.NullOr(Schema.String),
        payload: Schema.Unknown,
        attempts: Schema.Int,
        requestId: Schema.NullOr(Schema.String),
      }).pipe(Schema.encodeKeys({ requestId: 'request_id' })),
    ),
  }),
)

/** E-mails waiting to be sent. */
export function emailOutbox({ ask, call, query }: Database): EmailOutbox['Service'] {
  return {
    enqueue: ({ holdSeconds, ...email }) =>
      Effect.mapError(
        call('enqueue_email', { email: { ...email, hold_seconds: holdSeconds ?? 0 } }, Schema.String),
        outboxError,
      ),
    claim: (batch, only) =>
      Effect.mapError(
        call(
          'claim_emails',
          { batch, ...(only === undefined ? {} : { only_kind: only.kind, only_ref: only.ref }) },
          Claim,
        ),
        outboxError,
      ),
    finish: (results) =>
      ask('finish_emails', { results: results.map(resultRow) }).pipe(Effect.mapError(outboxError)),
    report: ({ id, providerId, delivery, detail }) =>
      Effect.mapError(
        ask('record_email_delivery', { letter: id, provider_id: providerId, delivery, detail }),
        outboxError,
      ),
    latest: (kind) =>
      query((client, signal) =>
        client
          .from('email_outbox')
          .select('ref, recipient, payload')
          .eq('kind', kind)
          // Of somebody who was erased nothing is left to show.
          .neq('recipient', '')
          .order('nr', { ascending: false })
          .limit(1)
          .abortSignal(signal),
      ).pipe(
        Effect.map(([found]) => (found === undefined ? null : { kind, ...found })),
        Effect.mapError(outboxError),
      ),
    statuses: ({ kind, ref }) =>
      query((client, signal) =>
        client
          .from('email_outbox')
          .select('status')
          .eq('kind', kind)
          .eq('ref', ref)
          .order('nr')
          .abortSignal(signal),
      ).pipe(
        Effect.map((rows) => rows.map(({ status }) => status)),
        Effect.mapError(outboxError),
      ),
  }
}

function resultRow({ id, outcome }: EmailResult) {
  if (outcome.ok) return { id, outcome: 'sent', provider_id: outcome.providerId }
  const { next, error } = outcome
  return { id, outcome: next, error, ...(next === 'wait' ? { pause_ms: outcome.pauseMs } : {}) }
}

function outboxError({ reason, message }: RestFailure): EmailOutboxError {
  return new EmailOutboxError({ reason: reason === 'refused' ? 'refused' : 'unavailable', message })
}
