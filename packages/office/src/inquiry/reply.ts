import { type Checked, invalid, valid } from '@dustforce/core/validation'

/** The fewest characters of a reply. */
export const shortestReply = 5

/**
 * Checks a reply to an inquiry: at least 5 characters when trimmed.
 *
 * @example
 * checkReply(' Hi ') // => { ok: false, message: 'Please write at least 5 characters.' }
 */
export function checkReply(text: string): Checked {
  const reply = text.trim()
  return reply.length >= shortestReply
    ? valid(reply)
    : invalid(`Please write at least ${shortestReply} characters.`)
}
