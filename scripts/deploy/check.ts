import { stripeEventTypes } from '@dustforce/stripe/events'
import * as Schema from 'effect/Schema'
import { type Answer, type Ask, jsonOf } from './ask.ts'
import type { Deployment } from './deployment.ts'

/** One thing that a deployment must have. */
export interface Finding {
  readonly what: string
  readonly state: 'fine' | 'missing' | 'not checked'
  /** What to do, unless it is fine. */
  readonly hint: string
}

/** What is known besides the addresses; a check without its key is left out. */
export type Keys = Readonly<
  Partial<Record<'SUPABASE_SECRET_KEY' | 'STRIPE_SECRET_KEY' | 'RESEND_API_KEY' | 'EMAIL_FROM', string>>
>

const finding = (what: string, problem: string | null): Finding =>
  problem === null ? { what, state: 'fine', hint: '' } : { what, state: 'missing', hint: problem }
const unchecked = (what: string, hint: string): Finding => ({ what, state: 'not checked', hint })

const hasMeta = (html: string, { projectUrl, publishableKey }: Deployment): boolean =>
  html.includes(`name="dustforce-supabase-url" content="${projectUrl}"`) &&
  html.includes(`name="dustforce-supabase-key" content="${publishableKey}"`)

async function checkSite(ask: Ask, deployment: Deployment): Promise<readonly Finding[]> {
  const { siteUrl, projectUrl } = deployment
  const [home, hub, booking, missing, sitemap] = await Promise.all([
    ask(`${siteUrl}/`),
    ask(`${siteUrl}/admin/dashboard/bookings`),
    ask(`${siteUrl}/booking`),
    ask(`${siteUrl}/there-is-no-such-page`),
    ask(`${siteUrl}/sitemap.xml`),
  ])
  const prepared = 'Deploy the folder that `npm run deploy:prepare` writes.'
  const ignored = 'The host ignores `_headers`. Send those headers by its own configuration.'
  const isGuarded = ({ headers }: Answer) => {
    const policy = headers.get('content-security-policy') ?? ''
    return (
      policy.includes("frame-ancestors 'none'") &&
      policy.includes(projectUrl) &&
      headers.has('x-frame-options')
    )
  }
  return [
    finding(
      'The site answers and knows its project',
      home.status === 200 && hasMeta(home.text, deployment) ? null : `Status ${home.status}. ${prepared}`,
    ),
    finding(
      'The Command Hub opens at every address',
      hub.status === 200 && hasMeta(hub.text, deployment) && hub.text.includes('Command Hub')
        ? null
        : `Status ${hub.status} for /admin/dashboard/bookings: the host ignores \`_redirects\`. Serve /admin/index.html for it.`,
    ),
    finding(
      'A page that does not exist answers 404',
      missing.status === 404 ? null : `Status ${missing.status}: rewrite /admin/* only.`,
    ),
    finding('The security headers are sent', [home, hub, booking].every(isGuarded) ? null : ignored),
    finding(
      'The page of a booking is kept by nothing and tells no page that it links to of itself',
      // Of several policies the last counts.
      /(^|[\s,])no-referrer$/.test(booking.headers.get('referrer-policy') ?? '') &&
        booking.headers.get('cache-control')?.includes('no-store') === true
        ? null
        : ignored,
    ),
    finding(
      'Search engines are shown the right address',
      sitemap.text.includes(`<loc>${siteUrl}/`) ? null : `The sitemap does not name ${siteUrl}. ${prepared}`,
    ),
  ]
}

const AuthSettings = Schema.Struct({
  disable_signup: Schema.Boolean,
  external: Schema.Struct({ email: Schema.Boolean }),
})
const Problems = Schema.Struct({ problems: Schema.Array(Schema.String) })

/** Why a function does not answer as it should. */
function functionProblem(status: number): string {
  if (status === 401)
    return 'Status 401: the gateway asks for a token. Run `supabase config push`, then deploy the functions again.'
  if (status === 404) return 'Status 404: run `supabase functions deploy`.'
  if (status === 503)
    return 'Status 503: a secret is missing. Run `supabase secrets set --env-file supabase/.env`; the log names it.'
  return `Status ${status}.`
}

async function checkProject(
  ask: Ask,
  { projectUrl, publishableKey }: Deployment,
): Promise<readonly Finding[]> {
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
      auth?.disable_signup === true ? null : `Run \`supabase config push\` (status ${settings.status}).`,
    ),
    finding(
      'Administrators can sign in with a password',
      auth?.external.email === true ? null : 'The e-mail provider is off. Run `supabase config push`.',
    ),
    finding(
      'The database is migrated',
      days.status === 200 ? null : `Status ${days.status}. Run \`supabase db push\`.`,
    ),
    finding(
      'Visitors read no booking',
      rows.status === 401 || rows.status === 403
        ? null
        : `Status ${rows.status}: bookings are readable, or the API does not answer. Run \`supabase db push\`.`,
    ),
    finding(
      "Stripe's webhook is judged by its signature",
      webhook.status === 400 && webhook.text.includes('Invalid signature')
        ? null
        : functionProblem(webhook.status),
    ),
    finding(
      'The jobs run for the schedule only',
      jobs.status === 401 && jobs.text.includes('Not allowed') ? null : functionProblem(jobs.status),
    ),
    finding(
      'The work gets done: schedule, e-mail, refunds',
      health.status === 200
        ? null
        : problems === null
          ? functionProblem(health.status)
          : `${problems.join(' ')} The schedule is in schedule.sql.`,
    ),
  ]
}

async function checkAdministrator(
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

const Endpoints = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({ url: Schema.String, status: Schema.String, enabled_events: Schema.Array(Schema.String) }),
  ),
})

async function checkStripe(ask: Ask, { projectUrl }: Deployment, key: string | undefined): Promise<Finding> {
  const what = 'Stripe sends every event'
  if (key === undefined) return unchecked(what, 'Set STRIPE_SECRET_KEY.')
  const url = `${projectUrl}/functions/v1/stripe-webhook`
  const answer = await ask('https://api.stripe.com/v1/webhook_endpoints?limit=100', {
    headers: { authorization: `Bearer ${key}` },
  })
  const endpoints = jsonOf(Endpoints, answer)
  if (endpoints === null) return finding(what, `Stripe does not accept the key (status ${answer.status}).`)
  const own = endpoints.data.filter((endpoint) => endpoint.url === url)
  const enabled = own.filter(({ status }) => status === 'enabled')
  if (own[0] === undefined) return finding(what, `Add an endpoint for ${url}.`)
  if (enabled.length === 0)
    return finding(what, `The endpoint for ${url} is ${own[0].status}: enable it, or no payment is heard of.`)
  const events = enabled.flatMap(({ enabled_events }) => enabled_events)
  const absent = stripeEventTypes.filter((type) => !events.includes(type) && !events.includes('*'))
  return finding(what, absent.length === 0 ? null : `Subscribe it to ${absent.join(', ')}.`)
}

const Domains = Schema.Struct({
  data: Schema.Array(Schema.Struct({ name: Schema.String, status: Schema.String })),
})

async function checkSender(ask: Ask, key: string | undefined, from: string | undefined): Promise<Finding> {
  const what = 'Letters may be sent'
  if (key === undefined || from === undefined) return unchecked(what, 'Set RESEND_API_KEY and EMAIL_FROM.')
  const domain = /@([^\s>]+)>?$/.exec(from.trim())?.[1]?.toLowerCase() ?? ''
  const answer = await ask('https://api.resend.com/domains', { headers: { authorization: `Bearer ${key}` } })
  // A key for sending only may not list the domains.
  if (answer.status === 401 && answer.text.includes('restricted'))
    return unchecked(what, `The key may only send. See at Resend that ${domain} is verified.`)
  const domains = jsonOf(Domains, answer)
  if (domains === null) return finding(what, `Resend does not accept the key (status ${answer.status}).`)
  const isVerified = domains.data.some(({ name, status }) => name === domain && status === 'verified')
  return finding(
    what,
    isVerified ? null : `Verify ${domain} at Resend: its SPF and DKIM records are missing.`,
  )
}

/** Asks a running deployment for everything that it must have. */
export async function checkDeployment(
  ask: Ask,
  deployment: Deployment,
  keys: Keys,
): Promise<readonly Finding[]> {
  const [site, project, ...single] = await Promise.all([
    checkSite(ask, deployment),
    checkProject(ask, deployment),
    checkAdministrator(ask, deployment, keys.SUPABASE_SECRET_KEY),
    checkStripe(ask, deployment, keys.STRIPE_SECRET_KEY),
    checkSender(ask, keys.RESEND_API_KEY, keys.EMAIL_FROM),
  ])
  return [...site, ...project, ...single]
}
