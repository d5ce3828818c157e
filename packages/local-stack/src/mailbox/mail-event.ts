import { createHmac } from 'node:crypto'
import type { Mail } from './mail.ts'

/** The outcomes that Resend reports of an e-mail to one of its test addresses. */
const outcomes = {
  'delivered@resend.dev': { type: 'email.delivered' },
  'bounced@resend.dev': {
    type: 'email.bounced',
    bounce: { message: 'The mailbox does not exist.', type: 'Permanent', subType: 'General' },
  },
  'complained@resend.dev': { type: 'email.complained' },
  'suppressed@resend.dev': {
    type: 'email.suppressed',
    suppressed: { message: 'The address is on the suppression list.', type: 'OnAccountSuppressionList' },
  },
} as const

/** The event that an e-mail causes; null for an ordinary recipient. */
export function eventOf(mail: Mail): string | null {
  const [to = ''] = mail.to
  const outcome = Object.entries(outcomes).find(([address]) => address === to)?.[1]
  if (outcome === undefined) return null
  const { type, ...more } = outcome
  const at = new Date(mail.sentAt).toISOString()
  const { id, from, subject, tags } = mail
  return JSON.stringify({
    type,
    created_at: at,
    data: {
      email_id: id,
      message_id: `<${id}@resend>`,
      created_at: at,
      from,
      to: mail.to,
      subject,
      tags,
      ...more,
    },
  })
}

/** A webhook as Svix signs it; `instant` in epoch milliseconds. */
export function signedEvent(url: string, id: string, body: string, secret: string, instant: number): Request {
  const timestamp = String(Math.floor(instant / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${signature}`,
    },
    body,
  })
}
