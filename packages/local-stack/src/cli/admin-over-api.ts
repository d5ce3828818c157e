import * as Schema from 'effect/Schema'
import type { Credentials } from '../database/demo-admin.ts'
import { StartError } from '../start/start-error.ts'

/** A project, and the key that opens all of it. */
export interface Project {
  readonly url: string
  readonly secretKey: string
}

const User = Schema.Struct({ id: Schema.String })
const Users = Schema.Struct({
  users: Schema.Array(Schema.Struct({ id: Schema.String, email: Schema.optional(Schema.String) })),
})
const Factors = Schema.Array(Schema.Struct({ id: Schema.String }))
const Refusal = Schema.Struct({
  error_code: Schema.optional(Schema.String),
  msg: Schema.optional(Schema.String),
  message: Schema.optional(Schema.String),
})
const perPage = 200

const makeAsk =
  ({ url, secretKey }: Project, fetchIt: typeof fetch) =>
  async (method: string, path: string, body?: unknown): Promise<{ status: number; answer: unknown }> => {
    const response = await fetchIt(`${url}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new StartError(`${url} cannot be reached: ${cause instanceof Error ? cause.message : cause}`)
    })
    return { status: response.status, answer: await response.json().catch(() => null) }
  }

/** The user of an address, found page by page: the service looks up by id only. */
async function findUser(ask: ReturnType<typeof makeAsk>, email: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { answer } = await ask('GET', `/auth/v1/admin/users?page=${page}&per_page=${perPage}`)
    const { users } = Schema.decodeUnknownSync(Users)(answer)
    const found = users.find((user) => user.email === email)
    if (found !== undefined) return found.id
    if (users.length === 0) throw new StartError(`The account of ${email} was not found.`)
  }
}

/**
 * Makes an account that is invited to the Command Hub, or gives an existing one the password, by the API of a running project. One who has lost the
 * phone signs in without a code.
 *
 * Throws a StartError for whatever the person who runs it can fix.
 */
export async function createAdminOverApi(
  project: Project,
  credentials: Credentials,
  hasLostPhone = false,
  fetchIt: typeof fetch = fetch,
): Promise<void> {
  const ask = makeAsk(project, fetchIt)
  const email = credentials.email.trim().toLowerCase()
  const done = ({ status, answer }: { status: number; answer: unknown }) => {
    if (status < 300) return answer
    const { msg, message } = Schema.decodeUnknownSync(Refusal)(answer ?? {})
    const why = status === 401 ? 'the secret key was not accepted' : (msg ?? message ?? `status ${status}`)
    throw new StartError(`The account was not made: ${why}.`)
  }
  const { password } = credentials
  const made = await ask('POST', '/auth/v1/admin/users', { email, password, email_confirm: true })
  const { error_code } =
    made.status === 422 ? Schema.decodeUnknownSync(Refusal)(made.answer) : { error_code: undefined }
  const exists = error_code === 'email_exists'
  const id = exists ? await findUser(ask, email) : Schema.decodeUnknownSync(User)(done(made)).id
  if (exists) done(await ask('PUT', `/auth/v1/admin/users/${id}`, { password }))
  const factors = `/auth/v1/admin/users/${id}/factors`
  if (hasLostPhone)
    for (const factor of Schema.decodeUnknownSync(Factors)(done(await ask('GET', factors)) ?? []))
      done(await ask('DELETE', `${factors}/${factor.id}`))
  done(await ask('POST', '/rest/v1/rpc/invite_admin', { user_id: id }))
}
