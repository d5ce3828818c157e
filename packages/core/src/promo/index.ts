export {
  discountBy,
  evaluatePromo,
  type PromoContext,
  type PromoRejection,
  type PromoResult,
} from './evaluate-promo.ts'
export { normalizePromoCode, type PromoCode } from './promo-code.ts'
export {
  firstTimeOnlyFieldError,
  type PromoMessage,
  promoFailedMessage,
  promoMessage,
  promoNotApplicableTitle,
  promoRemovedMessage,
} from './promo-message.ts'
