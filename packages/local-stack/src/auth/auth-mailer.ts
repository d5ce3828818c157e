import { gtaCompany, senderOf } from '@dustforce/core/company'
import type { EmailDriver } from '@supabase/lite'
import type { PaymentAndMail } from '../start/payment-and-mail.ts'

const resend = 'https://api.resend.com'

/** Sends the letters of the auth service as all others are sent: by Resend, or into the mailbox. */
export const makeAuthMailer =
  (
    { apiKey, baseUrl = resend }: PaymentAndMail['resendConfig'],
    fetchIt: typeof fetch,
  ): EmailDriver['send'] =>
  async ({ to, subject, text, html }) => {
    const response = await fetchIt(`${baseUrl}/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from: senderOf(gtaCompany), to, subject, text, html }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`An e-mail of the auth service was not taken: ${response.status}`)
  }
