import type { Handler } from '../http/in-process-fetch.ts'
import { unreadableQuery } from './answers.ts'

/** The names that every object of JavaScript has: the service looks words of a query up in plain objects, finds these and fails. */
const inherited = Object.getOwnPropertyNames(Object.prototype)
const inheritedWord = new RegExp(`(?:^|[.(,:!>])(?:${inherited.join('|')})(?:$|[.(),:!>])`)

/** Stands before the tables and functions: refuses a query with words that the service would take for its own, or with a NUL, which would cut the SQL off. */
export function makeQueryGate(backend: Handler): Handler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const isStrange =
      pathname.startsWith('/rest/v1/') &&
      [...searchParams].some((words) => words.some((word) => word.includes('\0') || inheritedWord.test(word)))
    return isStrange ? unreadableQuery() : backend(request)
  }
}
