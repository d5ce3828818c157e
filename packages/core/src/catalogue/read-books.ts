const books = new WeakSet<object>()

/** Returns true for a price book that a parser has read, or that its program vouches for. */
export function isRead(book: object): boolean {
  return books.has(book)
}

/** Takes a price book as read. */
export function asRead<B extends object>(book: B): B {
  books.add(book)
  return book
}
