import { Refusal } from './refusal.ts'
import { type Row, textOf } from './row.ts'

/** The person who can sign in, and the password. */
export const admin = { email: 'office@dustforce.example', password: 'a long enough password' }

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  email: admin.email,
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-01T00:00:00Z',
}

/** A session that does not end while a test runs. */
const session = {
  access_token: 'header.payload.signature',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Date.UTC(2100, 0) / 1000,
  refresh_token: 'refresh',
  user,
}

/** The token that every request of the signed-in administrator carries. */
export const bearer = `Bearer ${session.access_token}`

/** Leaves a signed-in administrator in this browser, or one whose session ended, in epoch seconds. */
export function keepSession(endsAt = session.expires_at): void {
  localStorage.setItem('dustforce-admin', JSON.stringify({ ...session, expires_at: endsAt }))
}

/** Answers a request of the auth service. */
export function answerOfAuth(path: string, body: Row): Response {
  switch (path) {
    case 'token':
      if (body.email !== admin.email || body.password !== admin.password)
        return Response.json(
          { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
          { status: 400 },
        )
      return Response.json(session)
    case 'verify':
      if (textOf(body.token_hash) === '') throw new Refusal('Token has expired or is invalid', 403)
      return Response.json(session)
    case 'user':
      return Response.json(user)
    case 'recover':
      return Response.json({})
    case 'logout':
      return new Response(null, { status: 204 })
    default:
      throw new Error(`The fake server has no auth/${path}`)
  }
}
