import { isNoticeKind, notices } from '@dustforce/office/notice'

const troubles: Readonly<Record<string, string>> = {
  failed: 'It could not be sent.',
  waiting: 'It is waiting to be tried again.',
  bounced: 'It bounced: the address does not accept it.',
  complained: 'The recipient marked it as spam and gets no more.',
  suppressed: 'It was not sent: the address bounced or complained before.',
  'not-sent': 'It could not be sent.',
}

/** Says what an e-mail is about, by the kind that the outbox has it under. */
export function letterName(kind: string): string {
  return isNoticeKind(kind) ? notices[kind].name : 'E-mail'
}

/** Says what happened to an e-mail that did not arrive; null for one that may have. */
export function letterTroubleText(trouble: string | null): string | null {
  return trouble === null ? null : (troubles[trouble] ?? null)
}

const states: Readonly<Record<string, string>> = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'was not sent',
  bounced: 'came back',
  complained: 'was marked as spam',
  suppressed: 'was not sent',
  'not-sent': 'was not sent',
}

/** Where an e-mail stands: 'delivered', 'came back'. */
export function letterStateText(state: string): string {
  return states[state] ?? state
}
