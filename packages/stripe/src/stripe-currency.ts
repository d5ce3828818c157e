import { PaymentGatewayError } from '@dustforce/workflows/ports'

/*
 * Stripe counts most currencies in the minor units of ISO 4217, as the rest of the system does. To these it takes an ariary in whole ones and
 * a króna or a shilling in hundredths, so that the same number would be a hundred times as much, or as little.
 */
const countedOtherwise: ReadonlySet<string> = new Set(['mga', 'isk', 'ugx'])

/** Why nothing can be charged in a currency; null when its amounts mean the same to Stripe. */
export function currencyRefusal(currency: string): PaymentGatewayError | null {
  if (!countedOtherwise.has(currency.toLowerCase())) return null
  return new PaymentGatewayError({
    reason: 'refused',
    message: `Stripe does not count ${currency.toUpperCase()} in the minor units of ISO 4217, so nothing is charged in it.`,
  })
}
