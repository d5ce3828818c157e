import type { PaymentTrial, TrialLetter } from '@dustforce/office/hub'
import { allowTrial } from '../site/trial-booking.ts'
import { type AdminClient, isRow, textAt } from './admin-client.ts'
import { signedOut } from './admin-failure.ts'

/** Whether the installation's payment provider and its e-mail work, as they say themselves. */
export function adminProviders({
  invoke,
  rest,
  rows,
  token,
}: Pick<AdminClient, 'invoke' | 'rest' | 'rows' | 'token'>) {
  return {
    /** Asks the payment provider; nothing is charged. */
    payments: async (): Promise<PaymentTrial> => {
      const answer = await invoke('try-providers', { provider: 'payments' })
      if (!isRow(answer) || answer.works !== true) return { works: false, problem: textAt(answer, 'problem') }
      const { isLive, tellsEverything } = answer
      return { works: true, isLive: isLive === true, isDeaf: tellsEverything === false }
    },
    /** Lets the administrator book on the site in this tab, before customers can. */
    allowTrial: async (): Promise<void> => {
      const own = await token()
      if (own === null) throw signedOut()
      allowTrial(own)
    },
    /** Sends an e-mail to the signed-in administrator. Returns true when the provider took it. */
    sendTrialLetter: async (): Promise<boolean> => {
      const answer = await invoke('try-providers', { provider: 'mail' })
      return isRow(answer) && answer.works === true
    },
    /** The last such e-mail; null before one was sent. */
    trialLetter: async (): Promise<TrialLetter | null> => {
      const [last] = await rows(
        rest
          .from('email_outbox')
          .select('recipient, status, delivery, delivery_detail, last_error')
          .eq('kind', 'trial-letter')
          .order('nr', { ascending: false })
          .limit(1),
      )
      if (last === undefined) return null
      const { recipient, status, delivery, delivery_detail, last_error } = last
      return { recipient, status, delivery, detail: delivery_detail ?? last_error }
    },
  }
}
