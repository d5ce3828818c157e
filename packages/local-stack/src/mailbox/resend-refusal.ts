import type { ResendError } from '@dustforce/email'

/** An answer in the shape of Resend's errors. */
export function refusal(
  statusCode: number,
  name: ResendError['name'],
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ statusCode, name, message } satisfies ResendError, { status: statusCode, headers })
}
