import { setTimeout } from 'node:timers/promises'
import type { EmailDriver } from '@supabase/lite'
import type { PaymentAndMail } from '../start/payment-and-mail.ts'

const resend = 'https://api.resend.com'

/** The plain text leads where the letter does, and not to the service's own address, which opens no page. */
function withLinkOf(html: string | undefined, text: string | undefined): string | undefined {
  const link = /href="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&')
  return link === undefined ? text : text?.replaceAll(/https?:\/\/\S+\/auth\/v1\/verify\S*/g, () => link)
}

/** Sends the letters of the auth service as all others are sent: by Resend, or into the mailbox. */
export function makeAuthMailer(
  { apiKey, from, baseUrl = resend }: PaymentAndMail['resendConfig'],
  fetchIt: typeof fetch,
): EmailDriver['send'] {
  return async ({ to, subject, text, html }) => {
    const send = async (tries: number): Promise<Response> => {
      const response = await fetchIt(`${baseUrl}/emails`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from, to, subject, text: withLinkOf(html, text), html }),
      })
      await response.body?.cancel()
      if (response.status !== 429 || tries === 1) return response
      await setTimeout(1_000 * Number(response.headers.get('retry-after') ?? 1))
      return send(tries - 1)
    }
    const response = await send(3)
    if (!response.ok) throw new Error(`An e-mail of the auth service was not taken: ${response.status}`)
  }
}
