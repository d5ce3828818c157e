import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { expect, test } from 'vitest'
import { supabaseServer } from '../database/index.ts'
import { Invitations } from './invitations.ts'

const address = 'new@example.com'

interface Project {
  /** Whether the address had an account before. */
  readonly known: boolean
  /** Answers of the auth service to a password that is set later, in order; done when there is none left. */
  readonly refusals?: readonly number[]
}

/** An auth service and a database with one invitation, asked over `fetch` by as many as like. */
function project({ known, refusals = [] }: Project) {
  const state = { invited: true, password: known ? 'the old one' : null, refusals: [...refusals], sets: 0 }
  const user = { id: '11111111-1111-4111-8111-111111111111', email: address, aud: 'authenticated' }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const body: unknown = request.body === null ? {} : await request.json()
    const sent = Object.entries(Object(body)).find(([name]) => name === 'password')?.[1]
    const password = typeof sent === 'string' ? sent : ''
    if (pathname.endsWith('/rpc/invited_address')) return Response.json(state.invited ? address : null)
    if (pathname.endsWith('/rpc/accept_invitation')) {
      const isFirst = state.invited
      state.invited = false
      return Response.json(isFirst)
    }
    if (request.method === 'GET') return Response.json({ users: [user], aud: 'authenticated' })
    if (request.method === 'POST') {
      if (state.password !== null)
        return Response.json(
          { code: 'email_exists', error_code: 'email_exists', msg: 'known' },
          { status: 422 },
        )
      state.password = password
      return Response.json(user)
    }
    state.sets += 1
    const refusal = state.refusals.shift()
    if (refusal !== undefined) return Response.json({ msg: 'no' }, { status: refusal })
    state.password = password
    return Response.json(user)
  }
  return { state, fetch }
}

/** Accepts an invitation with several passwords at once, and returns what becomes of it and the password that is in force afterwards. */
async function accepted(passwords: readonly string[], options: Project) {
  const { state, fetch } = project(options)
  const runtime = ManagedRuntime.make(
    supabaseServer({ url: 'http://rest.test', secretKey: 'sb_secret_x', fetch }, gtaBusiness),
  )
  const answers = await Promise.all(
    passwords.map((password) =>
      runtime.runPromise(
        Invitations.use((invitations) => invitations.accept('the-token-of-the-letter', password)).pipe(
          Effect.match({ onSuccess: (email) => email, onFailure: ({ reason }) => reason }),
        ),
      ),
    ),
  )
  await runtime.dispose()
  return { answers, ...state }
}

const passwords = Array.from({ length: 20 }, (_, nr) => `a walk in the park ${nr}`)

test.each([
  ['is new', false],
  ['is known', true],
])('the password in force is that of the one who was accepted, when the address %s', async (_, known) => {
  const { answers, password } = await accepted(passwords, { known })
  const winners = passwords.filter((_password, nr) => answers[nr] === address)
  expect(winners).toEqual([password])
  expect(answers.filter((answer) => answer !== address)).toEqual(Array(19).fill(null))
})

test('an account that there was keeps its password while nobody is accepted', async () => {
  const { state, fetch } = project({ known: true })
  state.invited = false
  const runtime = ManagedRuntime.make(
    supabaseServer({ url: 'http://rest.test', secretKey: 'sb_secret_x', fetch }, gtaBusiness),
  )
  const answer = await runtime.runPromise(
    Invitations.use((invitations) => invitations.accept('the-token-of-the-letter', 'another one')),
  )
  await runtime.dispose()
  expect([answer, state.password]).toEqual([null, 'the old one'])
})

test('a password that cannot be saved after the link was used is tried again, and then said to be missing', async () => {
  expect(await accepted(['one at last'], { known: true, refusals: [503] })).toMatchObject({
    answers: [address],
    password: 'one at last',
  })
  const lost = await accepted(['one at last'], { known: true, refusals: [503, 503, 503] })
  expect([lost.answers, lost.password]).toEqual([['unset'], 'the old one'])
  const refused = await accepted(['one at last'], { known: true, refusals: [422] })
  expect([refused.answers, refused.sets]).toEqual([['unset'], 1])
})
