import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import type { Parsed } from '@dustforce/core/validation'
import type { BusinessDocuments } from './business-versions.ts'

/** Reads a document of each kind whole, and names everything that is wrong with it. */
export const readDocument: {
  readonly [Kind in keyof BusinessDocuments]: (input: unknown) => Parsed<BusinessDocuments[Kind]>
} = { 'price-book': parsePriceBook, policy: parsePolicy }
