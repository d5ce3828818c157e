/** The label of the line of a promo code; a line with another label is the difference to a price that was agreed on. */
export const promoLabel = 'Promo discount'
