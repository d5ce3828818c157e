/** A message of another language: it takes what the English one takes, and says it in its own words. */
type Said<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Result
    ? (...given: Given) => Result extends string ? string : Result
    : English extends object
      ? { readonly [Name in keyof English]: Said<English[Name]> }
      : English

/** The messages of a module in another language: one that misses a message, or whose message takes something else, does not compile. */
export type Translation<English> = { readonly [Name in keyof English]: Said<English[Name]> }
