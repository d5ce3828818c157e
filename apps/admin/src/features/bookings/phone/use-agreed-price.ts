import { type Quote, quote, quoteProblems } from '@dustforce/core/quote'
import { type PricedChoices, quoteRequestOf } from '@dustforce/office/booking'
import { type AgreedPrice, agreedDiscount, checkAgreedPrice, checkPriceReason } from '@dustforce/office/hub'
import { useBusiness } from '@dustforce/ui/use-business'
import { useSessionState } from '../../../app/use-session-state.ts'

/** Another price than the listed one, as it is typed in the form of a booking by phone. */
export interface AgreedPriceInput {
  readonly wanted: boolean
  /** Before tax. */
  readonly price: string
  readonly reason: string
}

const none: AgreedPriceInput = { wanted: false, price: '', reason: '' }

interface Listed {
  readonly choices: PricedChoices
  readonly quoted: Quote
  /** The form was sent and refused. */
  readonly sent: boolean
}

/** A price that the office agrees on with the customer: its difference to the listed one is a line of the quote. */
export function useAgreedPrice({ choices, quoted: listed, sent }: Listed) {
  const { priceBook, money } = useBusiness()
  const [input, setInput] = useSessionState('phone booking, agreed price', none)
  const price = checkAgreedPrice(input.price, money)
  const reason = checkPriceReason(input.reason)
  const asked =
    input.wanted && price.ok
      ? quoteRequestOf(priceBook, choices, agreedDiscount(listed.subtotalCents, price.value))
      : undefined
  const [problem] = asked === undefined ? [] : quoteProblems(priceBook, asked)
  const agreed: AgreedPrice | null =
    input.wanted && price.ok && reason.ok && problem === undefined
      ? { priceCents: price.value, reason: reason.value }
      : null
  return {
    input,
    onChange: (change: Partial<AgreedPriceInput>) => setInput((before) => ({ ...before, ...change })),
    /** The price with the difference; the listed one while there is none. */
    quoted: asked === undefined || problem !== undefined ? listed : quote(priceBook, asked),
    /** Null while the listed price holds, or something is still to be said. */
    agreed,
    errors: {
      price: price.ok ? problem?.message : sent ? price.message : undefined,
      reason: sent && !reason.ok ? reason.message : undefined,
    },
    /** Another price is wanted, and something is still to be said. */
    isOpen: input.wanted && agreed === null,
  }
}
