import { gtaBusiness } from '@dustforce/office/testing/business'
import { onTestFinished, vi } from 'vitest'
import { createAdminBackend } from '../admin/index.ts'

export interface Call {
  /** The method and the path with its readable query. */
  readonly asked: string
  readonly body: unknown
  readonly authorization: string | null
  readonly key: string | null
}

export const adminToken = 'header.payload.signature'
const user = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'admin@example.com',
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-01T00:00:00Z',
}
export const session = {
  access_token: adminToken,
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user,
}

export function json(body: unknown, status = 200) {
  return Response.json(body, { status })
}

/** The REST service's response when it refuses. */
export function refusal(message: string, status: number) {
  return json({ code: 'XX000', message, details: null, hint: null }, status)
}

/** Returns the database's answer to a change of a record that is not there. */
export function isGone() {
  return json({ code: 'PT409', message: 'It no longer exists.', details: null, hint: 'gone' }, 409)
}

/** Returns its answer to a change of what somebody else changed meanwhile, with what is stored. */
export function isChanged(key: string, now: Readonly<Record<string, unknown>>) {
  const details = JSON.stringify({ key, now })
  return json(
    { code: 'PT409', message: 'Someone else changed this in the meantime.', details, hint: 'changed' },
    409,
  )
}

/**
 * The Command Hub's backend over a project that lets everyone sign in and gives these answers to everything else, in their order; and what it
 * was asked besides signing in.
 */
export function fakeProject(...answers: (Response | Error)[]) {
  const calls: Call[] = []
  const rest = [...answers]
  const auth: Record<string, Response | Error> = {}
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = pathname.startsWith('/auth/')
      ? (auth[pathname] ??
        (pathname.endsWith('/token') ? json(session) : new Response(null, { status: 204 })))
      : take()
    if (answer instanceof Error) throw answer
    return answer

    function take() {
      const query = decodeURIComponent(search.replaceAll('+', ' '))
      const call = {
        asked: `${request.method} ${pathname}${query}`,
        authorization: request.headers.get('authorization'),
        key: request.headers.get('apikey'),
      }
      calls.push({ ...call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
      return rest.shift() ?? new TypeError('fetch failed')
    }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const backend = createAdminBackend({
    url: 'http://project.test',
    publishableKey: 'sb_publishable_x',
    business: gtaBusiness,
  })
  return { backend, calls, auth }
}

/** The same with an administrator signed in, whose lookup is not among the calls. */
export async function signedIn(...answers: (Response | Error)[]) {
  const project = fakeProject(json({ email: user.email, is_active: true }), ...answers)
  const { outcome } = await project.backend.session.signIn(user.email, 'secret')
  if (outcome !== 'signed-in') throw new Error(outcome)
  project.calls.length = 0
  return project
}
