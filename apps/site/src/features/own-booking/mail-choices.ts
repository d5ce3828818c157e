import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { type LinkFailure, linkFailureOf } from './use-opened-link.ts'

/** The letters that a mailbox gets besides the necessary ones. */
export interface MailChoices {
  readonly reminders: boolean
  readonly thanks: boolean
}

/** The choices of the mailbox that a link was sent to. */
export interface OpenedMailChoices extends MailChoices {
  /** Masked. */
  readonly email: string
}

/** Looks at the choices of a link's mailbox; with `chosen` they are that from now on. */
export async function askMailChoices(
  { ask }: Pick<OwnBookings, 'ask'>,
  token: string,
  chosen?: MailChoices,
): Promise<OpenedMailChoices | LinkFailure> {
  const body = chosen === undefined ? { act: 'mail-choices' } : { act: 'choose-mail', ...chosen }
  const answer = await ask(body, token)
  const { email, reminders, thanks } = answer.body
  return answer.status === 200 &&
    typeof email === 'string' &&
    typeof reminders === 'boolean' &&
    typeof thanks === 'boolean'
    ? { email, reminders, thanks }
    : linkFailureOf(answer.status)
}
