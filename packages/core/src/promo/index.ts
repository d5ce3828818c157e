export {
  discountBy,
  evaluatePromo,
  type PromoContext,
  type PromoRejection,
  type PromoResult,
} from './evaluate-promo.ts'
export { normalizePromoCode, type PromoCode } from './promo-code.ts'
export {
  type PromoMessage,
  promoFailedMessage,
  promoMessage,
  promoNotApplicableTitle,
  promoRemovedMessage,
} from './promo-message.ts'
export { type PromoView, promoNotApplied, promoView } from './promo-view.ts'
