/** What the line of a promo code is called; one with another label is the difference to a price that was agreed on. */
export const promoLabel = 'Promo discount'
