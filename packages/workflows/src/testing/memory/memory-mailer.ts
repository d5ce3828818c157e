import * as Effect from 'effect/Effect'
import {
  type MailAnswer,
  type Mailer,
  MailerError,
  type MailRequest,
  type OutgoingEmail,
} from '../../letters/mailer.ts'

/** A mail provider in memory. */
export class MemoryMailer {
  /** The e-mails that were delivered. */
  readonly sent: OutgoingEmail[] = []
  /** Each request that came, whatever became of it. */
  readonly requests: MailRequest[] = []
  /** While set, every request meets this; 'lost-answer' delivers it and says it is unavailable. */
  fault: MailerError['reason'] | 'lost-answer' | null = null
  /** The time to wait that comes with `fault`. */
  retryAfterMs: number | null = null
  /** Recipients that are refused for good: alone, or with the whole request. */
  readonly refused = { recipients: new Set<string>(), wholeRequest: false }
  readonly #taken = new Map<string, { readonly body: string; readonly answers: ReadonlyArray<MailAnswer> }>()

  readonly service: Mailer['Service'] = {
    send: (request) =>
      Effect.suspend((): Effect.Effect<ReadonlyArray<MailAnswer>, MailerError> => {
        const { fault } = this
        this.requests.push(request)
        if (fault !== null && fault !== 'lost-answer') return this.#fail(fault)
        const body = JSON.stringify(request.emails)
        const first = this.#taken.get(request.key)
        if (first !== undefined && first.body !== body) return this.#fail('key-used')
        if (this.refused.wholeRequest && request.emails.some((email) => this.#isRefused(email)))
          return this.#fail('refused')
        const answers = first?.answers ?? this.#take(request)
        this.#taken.set(request.key, { body, answers })
        return fault === null ? Effect.succeed(answers) : this.#fail('unavailable')
      }),
  }

  #take(request: MailRequest): ReadonlyArray<MailAnswer> {
    return request.emails.map((email): MailAnswer => {
      if (this.#isRefused(email)) return { taken: false, refusal: 'No such address' }
      this.sent.push(email)
      return { taken: true, providerId: `mail-${email.id}` }
    })
  }

  #isRefused({ to }: OutgoingEmail): boolean {
    return this.refused.recipients.has(to)
  }

  #fail(reason: MailerError['reason']): Effect.Effect<never, MailerError> {
    const { retryAfterMs } = this
    const pause = retryAfterMs === null ? {} : { retryAfterMs }
    return Effect.fail(new MailerError({ reason, message: 'As told', ...pause }))
  }
}
