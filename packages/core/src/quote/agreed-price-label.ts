/** What the difference to the listed price is called where another one was agreed on. */
export const agreedPriceLabel = 'Price agreed by phone'
