import type { ResendError } from '@dustforce/email'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { EmailRequest, listOf } from './mail.ts'

/** Why Resend would not take a message. */
export interface EmailFault {
  readonly name: ResendError['name']
  readonly message: string
}

const address = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/
const named = /^[^<>\r\n]*<([^<>]+)>$/
const tagText = /^[\w-]{1,256}$/
const decode = Schema.decodeUnknownOption(EmailRequest)

const isAddress = (text: string): boolean => address.test(named.exec(text)?.[1] ?? text)

const has = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)

/** A message as Resend reads it, or why it would not take it. */
export function readEmail(value: unknown): EmailRequest | EmailFault {
  for (const field of ['from', 'to', 'subject']) {
    if (!has(value, field)) return { name: 'missing_required_field', message: `Missing \`${field}\` field.` }
  }
  if (!has(value, 'html') && !has(value, 'text'))
    return { name: 'missing_required_field', message: 'Missing `html` or `text` field.' }
  const request = Option.getOrNull(decode(value))
  if (request === null)
    return { name: 'validation_error', message: 'One of the fields is of the wrong type.' }
  const invalid = (field: string): EmailFault => ({
    name: field === 'from' ? 'invalid_from_address' : 'validation_error',
    message: `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`,
  })
  if (!isAddress(request.from)) return invalid('from')
  const recipients = listOf(request.to)
  if (recipients.length === 0 || recipients.length > 50 || !recipients.every(isAddress)) return invalid('to')
  if (!listOf(request.reply_to).every(isAddress)) return invalid('reply_to')
  const isTagged = (request.tags ?? []).every(({ name, value }) => tagText.test(name) && tagText.test(value))
  if (isTagged) return request
  const message = 'Tags should only contain ASCII letters, numbers, underscores, or dashes.'
  return { name: 'validation_error', message }
}

/** Whether `readEmail` found a fault. */
export function isFault(read: EmailRequest | EmailFault): read is EmailFault {
  return 'message' in read
}
