import { sanitizeText } from '@dustforce/core/validation'
import { waysToPay } from '@dustforce/office/booking'
import { checkPriceReason, largestAgreedPrice, overlapReasons } from '@dustforce/office/hub'
import { WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { bodyDecoder } from '../http/decode-body.ts'

/** The cleaner whom the office chose for a booking that it takes. */
const ChosenCleaner = Schema.Struct({
  contractorId: Schema.String.check(Schema.isUUID()),
  /** Why, where the store would refuse. */
  overlapReason: Schema.NullOr(Schema.Literals(overlapReasons)),
})
export type ChosenCleaner = typeof ChosenCleaner.Type

/** The price that the office agreed on with the customer. */
const AgreedPrice = Schema.Struct({
  priceCents: WholeCents.check(
    Schema.makeFilter((price) => (price >= 0 && price <= largestAgreedPrice ? undefined : 'Not a price')),
  ),
  reason: Schema.String.check(
    Schema.makeFilter((reason) => {
      const checked = checkPriceReason(sanitizeText(reason))
      return checked.ok ? undefined : checked.message
    }),
  ),
})

const DeskTerms = Schema.Struct({
  /** Left out for the page that the customer is sent. */
  payBy: Schema.optionalKey(Schema.Literals(waysToPay)),
  /** Left out for nobody yet. */
  cleaner: Schema.optionalKey(ChosenCleaner),
  /** Left out for the listed price. */
  agreed: Schema.optionalKey(AgreedPrice),
})

/** The terms that the office decides for a booking by phone, besides what its customer asks for. */
export type DeskTerms = typeof DeskTerms.Type

/** Reads what stands beside `bookingData` in the request of an administrator. */
export const decodeDeskTerms = bodyDecoder(DeskTerms)
