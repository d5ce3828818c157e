import * as Schema from 'effect/Schema'
import { type Ask, jsonOf } from './ask.ts'
import type { Deployment } from './deployment.ts'
import { type Finding, finding, unchecked } from './finding.ts'

const AuthSettings = Schema.Struct({
  disable_signup: Schema.Boolean,
  external: Schema.Struct({ email: Schema.Boolean }),
})
const Problems = Schema.Struct({ problems: Schema.Array(Schema.String) })

/** The fixes for what a status reports, hosted and self-hosted. */
interface Remedies {
  readonly auth: string
  readonly provider: string
  readonly migrations: string
  readonly schedule: string
  readonly function: (status: number) => string
}

const hosted: Remedies = {
  auth: 'Run `supabase config push`',
  provider: 'The e-mail provider is off. Run `supabase config push`.',
  migrations: 'Run `supabase db push`.',
  schedule: 'The schedule is in schedule.sql.',
  function: functionProblem,
}
const own: Remedies = {
  auth: 'A proxy must pass /auth/v1 on',
  provider: 'A proxy must pass /auth/v1 on.',
  migrations: "The server's log says why.",
  schedule: 'docs/runbook.md says what to do.',
  function: (status) => `Status ${status}: a proxy must pass /functions/v1 on; the server's log says more.`,
}

/** Why a hosted function does not answer as it should. */
function functionProblem(status: number): string {
  if (status === 401)
    return 'Status 401: the gateway asks for a token. Run `supabase config push`, then deploy the functions again.'
  if (status === 404) return 'Status 404: run `supabase functions deploy`.'
  if (status === 503)
    return 'Status 503: a secret is missing. Run `supabase secrets set --env-file supabase/.env`; the log names it.'
  return `Status ${status}.`
}

/** Looks at Auth, the database and the functions. */
export async function checkProject(
  ask: Ask,
  { projectUrl, publishableKey, isOwnServer = false }: Deployment,
): Promise<readonly Finding[]> {
  const remedies = isOwnServer ? own : hosted
  const headers = { apikey: publishableKey, 'content-type': 'application/json' }
  const post = (path: string, body: string) => ask(`${projectUrl}${path}`, { method: 'POST', headers, body })
  const [settings, days, rows, webhook, jobs, health] = await Promise.all([
    ask(`${projectUrl}/auth/v1/settings`, { headers }),
    post('/rest/v1/rpc/availability', '{"from_date":"2026-01-01","days":1}'),
    ask(`${projectUrl}/rest/v1/bookings?select=id&limit=1`, { headers }),
    post('/functions/v1/stripe-webhook', '{}'),
    post('/functions/v1/run-jobs', '{}'),
    ask(`${projectUrl}/functions/v1/health`),
  ])
  const auth = jsonOf(AuthSettings, settings)
  const problems = jsonOf(Problems, health)?.problems ?? null
  return [
    finding(
      'Sign-up is closed',
      auth?.disable_signup === true ? null : `${remedies.auth} (status ${settings.status}).`,
    ),
    finding(
      'Administrators can sign in with a password',
      auth?.external.email === true ? null : remedies.provider,
    ),
    finding(
      'The database is migrated',
      days.status === 200 ? null : `Status ${days.status}. ${remedies.migrations}`,
    ),
    finding(
      'Visitors read no booking',
      rows.status === 401 || rows.status === 403
        ? null
        : `Status ${rows.status}: bookings are readable, or the API does not answer. ${remedies.migrations}`,
    ),
    finding(
      "Stripe's webhook is judged by its signature",
      webhook.status === 400 && webhook.text.includes('Invalid signature')
        ? null
        : remedies.function(webhook.status),
    ),
    // A self-hosted server runs them itself.
    ...(isOwnServer
      ? []
      : [
          finding(
            'The jobs run for the schedule only',
            jobs.status === 401 && jobs.text.includes('Not allowed') ? null : functionProblem(jobs.status),
          ),
        ]),
    finding(
      'The work gets done: schedule, e-mail, refunds',
      health.status === 200
        ? null
        : problems === null
          ? remedies.function(health.status)
          : `${problems.join(' ')} ${remedies.schedule}`,
    ),
  ]
}

/** Whether anybody can sign in to the Command Hub. */
export async function checkAdministrator(
  ask: Ask,
  { projectUrl }: Deployment,
  key: string | undefined,
): Promise<Finding> {
  const what = 'There is an administrator'
  if (key === undefined) return unchecked(what, 'Set SUPABASE_SECRET_KEY.')
  const answer = await ask(`${projectUrl}/rest/v1/admin_users?select=user_id&is_active=is.true&limit=1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  })
  const rows = jsonOf(Schema.Array(Schema.Unknown), answer)
  if (rows === null) return finding(what, `Status ${answer.status}: is it the secret key of this project?`)
  return finding(what, rows.length > 0 ? null : 'Run `npm run admin:create`, then sign in once.')
}
