import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { readJson, refusedBodyAnswer } from '../http/read-body.ts'
import { Invitations } from './invitations.ts'

const maxBytes = 4096

const decodeRequest = bodyDecoder(
  Schema.Struct({
    token: Schema.String.check(Schema.isMinLength(16), Schema.isMaxLength(200)),
    // As the auth service is configured; what is longer, bcrypt does not read.
    password: Schema.optionalKey(Schema.String.check(Schema.isMinLength(12), Schema.isMaxLength(72))),
  }),
)

/**
 * `functions/v1/accept-invitation`: sets the password of a person who was invited to the Command Hub, for the holder of the letter's link.
 * Without a password it is only looked up. Returns `{email}`, or 409 when the link ended or was used.
 */
export function acceptInvitationHandler(runtime: Runtime<Invitations>): Handler {
  return postHandler(
    runtime,
    Effect.fn('accept-invitation')(
      function* (request) {
        const { token, password } = yield* decodeRequest(yield* readJson(request, maxBytes))
        const email = yield* Invitations.use(({ accept, addressOf }) =>
          password === undefined ? addressOf(token) : accept(token, password),
        )
        return email === null ? jsonResponse(409, { error: ended }) : jsonResponse(200, { email })
      },
      Effect.catchTags({
        BodyRefused: refusedBodyAnswer,
        InvitationsError: (error) =>
          error.reason === 'refused'
            ? Effect.succeed(jsonResponse(422, { error: error.message }))
            : Effect.as(
                Effect.logError('An invitation could not be accepted', error),
                error.reason === 'unset' ? jsonResponse(503, { error: unset }) : tryAgain(),
              ),
      }),
    ),
    tryAgain,
  )
}

const ended = 'This invitation has expired or was already used. Please ask an owner to invite you again.'
const unset =
  'You are invited, but the password could not be saved. Please choose one by “Forgot your password?” on the sign-in page.'

function tryAgain(): Response {
  return jsonResponse(503, { error: 'The password could not be saved. Please try again.' })
}
