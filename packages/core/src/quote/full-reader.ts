import { readAtFirstUse } from '../catalogue/read-at-first-use.ts'
import type { Reader } from './price.ts'
import { requestProblems } from './request-problems.ts'

/** Reads books at their first use, and says what is wrong with requests. */
export const fullReader: Reader = { read: readAtFirstUse, explain: requestProblems }
