import { minorUnitsOf } from '@dustforce/core/money'
import { evaluatePromo, type PromoCode, promoMessage } from '@dustforce/core/promo'
import { type Command, type Flags, numberFlag, textFlag, wholeFlag } from './command.ts'
import { wrong } from './input-error.ts'
import { readBook } from './read-book.ts'
import { readInstant } from './read-policy.ts'

/** `dustforce promo`: whether a promo code applies, and what it takes off. */
export const promoCommand: Command = {
  help: `dustforce promo: whether a promo code applies

  dustforce promo --code WELCOME10 --percent 10 --subtotal 330 --first-time-only --returning

  --code             what the code is called
  --percent          takes off a percentage; or
  --dollars          takes off a fixed amount, in whole units of the book's currency
  --subtotal         before discount and tax, in whole units of the currency
  --book             a price book as a JSON file
  --valid-until      ISO 8601 with its offset    --now   the instant to ask at
  --max-uses         --uses      how often it may be and has been used
  --min-order        in whole units of the currency
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
    book: { type: 'string' },
  },
  run(console, flags) {
    const book = readBook(console, textFlag(flags, 'book'))
    const percent = numberFlag(flags, 'percent', 0, 100)
    const amount = numberFlag(flags, 'dollars', 0, mostAmount)
    if ((percent === undefined) === (amount === undefined))
      throw wrong('percent', 'give --percent or --dollars, one of them')
    const subtotal = numberFlag(flags, 'subtotal', 0, mostAmount)
    if (subtotal === undefined) throw wrong('subtotal', 'give the subtotal, before discount and tax')
    const minOrder = numberFlag(flags, 'min-order', 0, mostAmount)
    const { currency } = book
    const promo: PromoCode = {
      code: textFlag(flags, 'code') ?? 'PROMO',
      isActive: true,
      discountType: percent === undefined ? 'fixed' : 'percentage',
      discountValue: percent ?? amount ?? 0,
      validUntil: instantFlag(flags, 'valid-until') ?? null,
      maxUses: wholeFlag(flags, 'max-uses', 0, mostUses) ?? null,
      currentUses: wholeFlag(flags, 'uses', 0, mostUses) ?? 0,
      minOrderCents: minOrder === undefined ? null : minorUnitsOf(minOrder, currency),
      firstTimeOnly: flags['first-time-only'] === true,
    }
    const result = evaluatePromo(promo, {
      subtotalCents: minorUnitsOf(subtotal, currency),
      now: instantFlag(flags, 'now') ?? console.now,
      firstTime: flags.returning !== true,
      book,
    })
    const { title, description } = promoMessage(result, { currency })
    console.print(
      console.interactive && flags.json !== true
        ? `${title}: ${description}`
        : JSON.stringify({ ...result, message: `${title}: ${description}` }),
    )
  },
}

const mostAmount = 1_000_000
const mostUses = 1_000_000_000

function instantFlag(flags: Flags, name: string): number | undefined {
  const text = textFlag(flags, name)
  return text === undefined ? undefined : readInstant(text, name)
}
