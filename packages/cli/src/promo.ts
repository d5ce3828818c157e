import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents, centsFromDollars } from '@dustforce/core/money'
import { evaluatePromo, type PromoCode, promoMessage } from '@dustforce/core/promo'
import { type Command, numberFlag, textFlag } from './command.ts'
import { wrong } from './input-error.ts'

/** `dustforce promo`: whether a promo code applies, and what it takes off. */
export const promoCommand: Command = {
  help: `dustforce promo: whether a promo code applies

  dustforce promo --code WELCOME10 --percent 10 --subtotal 330 --first-time-only --returning

  --code             what the code is called
  --percent          takes off a percentage; or
  --dollars          takes off a fixed amount
  --subtotal         dollars before discount and tax
  --valid-until      ISO 8601    --now   the instant to ask at
  --max-uses         --uses      how often it may be and has been used
  --min-order        dollars
  --first-time-only  the code is for first-time customers
  --returning        the customer has paid for a booking before
  --json             write JSON also to a terminal`,
  options: {
    code: { type: 'string' },
    percent: { type: 'string' },
    dollars: { type: 'string' },
    subtotal: { type: 'string' },
    'valid-until': { type: 'string' },
    now: { type: 'string' },
    'max-uses': { type: 'string' },
    uses: { type: 'string' },
    'min-order': { type: 'string' },
    'first-time-only': { type: 'boolean' },
    returning: { type: 'boolean' },
  },
  run(console, flags) {
    const percent = numberFlag(flags, 'percent')
    const value = percent ?? numberFlag(flags, 'dollars')
    if (value === undefined || value < 0) throw wrong('percent', 'give --percent or --dollars, from 0')
    const subtotal = numberFlag(flags, 'subtotal')
    if (subtotal === undefined || subtotal < 0)
      throw wrong('subtotal', 'give the subtotal in dollars, from 0')
    const minOrder = numberFlag(flags, 'min-order')
    const promo: PromoCode = {
      code: textFlag(flags, 'code') ?? 'PROMO',
      isActive: true,
      discountType: percent === undefined ? 'fixed' : 'percentage',
      discountValue: value,
      validUntil: instantOf(textFlag(flags, 'valid-until'), 'valid-until') ?? null,
      maxUses: numberFlag(flags, 'max-uses') ?? null,
      currentUses: numberFlag(flags, 'uses') ?? 0,
      minOrderCents: minOrder === undefined ? null : centsFromDollars(minOrder),
      firstTimeOnly: flags['first-time-only'] === true,
    }
    const result = evaluatePromo(promo, {
      subtotalCents: cents(centsFromDollars(subtotal)),
      now: instantOf(textFlag(flags, 'now'), 'now') ?? console.now,
      firstTime: flags.returning !== true,
      book: gtaPriceBook,
    })
    const { title, description } = promoMessage(result)
    console.print(
      console.interactive && flags.json !== true
        ? `${title}: ${description}`
        : JSON.stringify({ ...result, message: `${title}: ${description}` }),
    )
  },
}

function instantOf(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw wrong(field, `not an instant: '${text}'; write 2026-11-23T09:00:00-05:00`)
  return instant
}
