import { isRead } from '../catalogue/read-books.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import type { Reader } from './price.ts'

/** Takes books that were read, and says of a wrong request only that it is one: small, for pages that count their bytes. */
export const onlyReader: Reader = { read: refuseUnread, explain: refuseWrong }

function refuseWrong() {
  return [{ field: '', message: 'Wrong: see quoteProblems' }]
}

function refuseUnread(book: object): void {
  if (isRead(book)) return
  const message = 'not read: use parsePriceBook or believedPriceBook'
  throw new WrongValueError('price book', [{ field: '', message }])
}
