import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import { AdminAccess } from '../team/admin-access.ts'
import { jsonResponse, logged } from './handler.ts'

/** The caller is no active administrator. */
export class NotAdmin extends Data.TaggedError('NotAdmin') {}

/** The administrator whose bearer token the request carries. */
export const requireAdmin = Effect.fn('requireAdmin')(function* (request: Request) {
  const access = yield* AdminAccess
  const token = /^Bearer +(\S{1,8192})$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const admin = token === undefined ? null : yield* access.adminOf(token)
  return admin ?? (yield* new NotAdmin())
})

/** The answers to callers who are no administrators, or of whom that cannot be told now. */
export function strangerAnswers(unavailable: () => Response) {
  return {
    NotAdmin: () => Effect.succeed(jsonResponse(401, { error: 'You are not authenticated.' })),
    AdminAccessError: logged('An administrator could not be recognized', unavailable),
  }
}
