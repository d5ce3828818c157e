import type { ResendError } from '@dustforce/email'

/** An answer in the shape of Resend's errors. */
export const refusal = (
  statusCode: number,
  name: ResendError['name'],
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json({ statusCode, name, message } satisfies ResendError, { status: statusCode, headers })
