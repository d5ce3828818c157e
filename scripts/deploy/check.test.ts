import { resendEventTypes } from '@dustforce/email/events'
import { stripeEventTypes } from '@dustforce/stripe/events'
import { expect, onTestFinished, test } from 'vitest'
import { startTestStack } from '../../packages/local-stack/src/testing/index.ts'
import { askWith } from './ask.ts'
import { checkDeployment } from './check.ts'

const projectUrl = 'https://abc.supabase.co'
const siteUrl = 'https://www.dust.example'
const deployment = { projectUrl, siteUrl, publishableKey: 'sb_publishable_1' }
const keys = {
  SUPABASE_SECRET_KEY: 'sb_secret_1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  RESEND_API_KEY: 're_1',
  EMAIL_FROM: 'Dust Force <bookings@dust.example>',
}

type Reply = readonly [status: number, body: unknown]

const page = `<title>Command Hub</title><meta name="dustforce-supabase-url" content="${projectUrl}" /><meta name="dustforce-supabase-key" content="sb_publishable_1" /><a href="tel:+14162345678">(416) 234-5678</a><a href="mailto:info@dust.example">`
const endpoint = {
  url: `${projectUrl}/functions/v1/stripe-webhook`,
  status: 'enabled',
  enabled_events: stripeEventTypes,
}

const reports = {
  endpoint: `${projectUrl}/functions/v1/resend-webhook`,
  status: 'enabled',
  events: resendEventTypes,
}

/** The answers of a deployment that lacks nothing. */
const well: Readonly<Record<string, Reply>> = {
  [`${siteUrl}/`]: [200, page],
  [`${siteUrl}/admin/dashboard/bookings`]: [200, page],
  [`${siteUrl}/booking`]: [200, page],
  [`${siteUrl}/sitemap.xml`]: [200, `<loc>${siteUrl}/faq</loc>`],
  [`${projectUrl}/auth/v1/settings`]: [200, { disable_signup: true, external: { email: true } }],
  [`${projectUrl}/rest/v1/rpc/availability`]: [200, {}],
  [`${projectUrl}/rest/v1/bookings`]: [401, {}],
  [`${projectUrl}/functions/v1/stripe-webhook`]: [400, { error: 'Invalid signature' }],
  [`${projectUrl}/functions/v1/run-jobs`]: [401, { error: 'Not allowed' }],
  [`${projectUrl}/functions/v1/health`]: [200, { ok: true, problems: [] }],
  [`${projectUrl}/rest/v1/admin_users`]: [200, [{ user_id: 'x' }]],
  [`${projectUrl}/rest/v1/rpc/current_business`]: [200, { company: { phone: '(416) 234-5678' } }],
  'https://api.stripe.com/v1/webhook_endpoints': [200, { data: [endpoint] }],
  'https://api.resend.com/webhooks': [200, { data: [reports] }],
  'https://api.resend.com/domains': [200, { data: [{ name: 'dust.example', status: 'verified' }] }],
}

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'self'; connect-src 'self' ${projectUrl}; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
}
const privateOnes = {
  ...headers,
  'referrer-policy': 'strict-origin-when-cross-origin, no-referrer',
  'cache-control': 'no-store',
}
/** The headers of an address, with those of a booking's page where it is one. */
const sentBy = (url: string) => (url.endsWith('/booking') ? privateOnes : headers)

/** Lists what is missing of a deployment that answers otherwise at some addresses. */
async function missing(
  changes: Readonly<Record<string, Reply>> = {},
  sent: (url: string) => Readonly<Record<string, string>> = sentBy,
  {
    known = keys,
    isTrial = false,
    company = null,
  }: {
    readonly known?: Partial<typeof keys>
    readonly isTrial?: boolean
    readonly company?: string | null
  } = {},
) {
  const answers = { ...well, ...changes }
  const fetchIt: typeof fetch = async (input) => {
    const [status, body] = answers[String(input).replace(/\?.*$/, '')] ?? [404, 'Not found']
    if (status === 0) throw new TypeError('fetch failed')
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: sent(String(input)),
    })
  }
  const findings = await checkDeployment(askWith(fetchIt), deployment, known, isTrial, company)
  return findings.filter(({ state }) => state !== 'fine').map(({ what, hint }) => `${what}: ${hint}`)
}

test('a deployment that has everything lacks nothing', async () => {
  expect(await missing()).toEqual([])
})

test('a site that was built for another company is told from that of the company', async () => {
  const ours = { [`${siteUrl}/`]: [200, `${page}<h1>O&#x27;Neil &amp; Sons</h1>`] } as const
  expect(await missing(ours, sentBy, { company: "O'Neil & Sons" })).toEqual([])
  expect(await missing(ours, sentBy, { company: 'Larkspur' })).toEqual([
    expect.stringContaining('The site is that of Larkspur: https://www.dust.example does not name it'),
  ])
})

const bare = page.replaceAll('dustforce', 'x')
const at = (url: string, ...reply: Reply) => ({ [url]: reply })
test.each([
  [at(`${siteUrl}/`, 200, bare), 'The site answers and knows its project'],
  [at(`${siteUrl}/admin/dashboard/bookings`, 404, ''), 'The Command Hub opens at every address'],
  [at(`${siteUrl}/there-is-no-such-page`, 200, page), 'A page that does not exist answers 404'],
  [at(`${siteUrl}/sitemap.xml`, 200, '<loc>https://www.dustforce.ca/</loc>'), 'the right address'],
  [
    at(`${projectUrl}/auth/v1/settings`, 200, { disable_signup: false, external: { email: true } }),
    'Sign-up is closed',
  ],
  [
    at(`${projectUrl}/auth/v1/settings`, 200, { disable_signup: true, external: { email: false } }),
    'Administrators can sign in with a password',
  ],
  [at(`${projectUrl}/rest/v1/rpc/availability`, 404, {}), 'The database is migrated'],
  [at(`${projectUrl}/rest/v1/bookings`, 200, []), 'Visitors read no booking'],
  [at(`${projectUrl}/functions/v1/stripe-webhook`, 401, {}), 'the gateway asks for a token'],
  [at(`${projectUrl}/functions/v1/stripe-webhook`, 503, {}), 'a secret is missing'],
  [at(`${projectUrl}/functions/v1/run-jobs`, 404, {}), 'The jobs run for the schedule only'],
  [
    at(`${projectUrl}/functions/v1/health`, 503, { problems: ['The jobs have never run.'] }),
    'The jobs have never run.',
  ],
  [at(`${projectUrl}/functions/v1/health`, 0, {}), 'The work gets done'],
  [at(`${projectUrl}/rest/v1/admin_users`, 200, []), 'There is an administrator'],
  [at('https://api.stripe.com/v1/webhook_endpoints', 200, { data: [] }), 'Add an endpoint'],
  [
    at('https://api.stripe.com/v1/webhook_endpoints', 200, {
      data: [{ ...endpoint, enabled_events: stripeEventTypes.slice(1) }],
    }),
    `Subscribe it to ${stripeEventTypes[0]}.`,
  ],
  [at('https://api.stripe.com/v1/webhook_endpoints', 401, {}), 'Stripe does not accept the key'],
  [
    at('https://api.resend.com/domains', 200, { data: [{ name: 'dust.example', status: 'pending' }] }),
    'Verify dust.example at Resend',
  ],
  [
    at(`${siteUrl}/`, 200, page.replace('234-5678', '555-0142')),
    "The site has the company's phone number: It shows a number made up",
  ],
  [at(`${siteUrl}/`, 200, page.replace('62345678', '65550199')), "The site has the company's phone number"],
  [
    at(`${siteUrl}/`, 200, page.replace('info@dust.example', 'info@dustforce.ca')),
    'It shows info@dustforce.ca, which is not of www.dust.example',
  ],
  [
    at(`${projectUrl}/rest/v1/rpc/current_business`, 200, { company: { phone: '416 555 0101' } }),
    'change it under Company',
  ],
  [
    at(`${projectUrl}/rest/v1/rpc/current_business`, 200, {
      company: { phone: '(416) 234-5678', opening: 'soon' },
    }),
    'Customers can book: The company opens soon',
  ],
  [
    {
      ...at(`${siteUrl}/`, 200, `${page}Opening soon`),
      ...at(`${projectUrl}/rest/v1/rpc/current_business`, 200, null),
    },
    'Customers can book: The company opens soon',
  ],
  [at(`${projectUrl}/rest/v1/rpc/current_business`, 404, {}), 'are the migrations of this version there?'],
  [at('https://api.resend.com/webhooks', 200, { data: [] }), 'Add a webhook for'],
  [
    at('https://api.resend.com/webhooks', 200, { data: [{ ...reports, status: 'disabled' }] }),
    'is disabled: enable it',
  ],
  [
    at('https://api.resend.com/webhooks', 200, {
      data: [{ ...reports, events: resendEventTypes.slice(1) }],
    }),
    `Subscribe it to ${resendEventTypes[0]}.`,
  ],
])('one fault is one finding: %o', async (change, expected) => {
  const found = await missing(change)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(expected)
})

test.each([
  ['sk_test_1', false, "Stripe's key takes real money: STRIPE_SECRET_KEY is of the test mode"],
  ['rk_test_1', false, "Stripe's key takes real money: STRIPE_SECRET_KEY is of the test mode"],
  ['rk_live_1', false, null],
  ['sk_1', false, 'neither a live nor a test key'],
  ['sk_test_1', true, null],
  ['sk_live_1', true, 'a trial would charge real cards'],
])('the key %s, in a trial: %s, is judged', async (STRIPE_SECRET_KEY, isTrial, problem) => {
  expect(await missing({}, sentBy, { known: { ...keys, STRIPE_SECRET_KEY }, isTrial })).toEqual(
    problem === null ? [] : [expect.stringContaining(problem)],
  )
})

test('a sender that is not known is missing', async () => {
  const { EMAIL_FROM: _, ...known } = keys
  expect(await missing({}, sentBy, { known })).toEqual([
    'Letters may be sent: EMAIL_FROM is missing: no letter has a sender.',
  ])
})

const stripe = 'https://api.stripe.com/v1/webhook_endpoints'
const all = [...stripeEventTypes]
const [one, ...others] = all
test.each<[what: string, endpoints: readonly unknown[], problem: string | null]>([
  ['enabled with every event', [endpoint], null],
  ['enabled with every event and more', [{ ...endpoint, enabled_events: ['payout.paid', ...all] }], null],
  ['enabled with all events', [{ ...endpoint, enabled_events: ['*'] }], null],
  ['disabled', [{ ...endpoint, status: 'disabled' }], 'is disabled'],
  ['disabled with all events', [{ ...endpoint, status: 'disabled', enabled_events: ['*'] }], 'is disabled'],
  ['in a state that is unknown', [{ ...endpoint, status: 'paused' }], 'is paused'],
  ['disabled, beside one that is enabled', [{ ...endpoint, status: 'disabled' }, endpoint], null],
  ['enabled, beside one that is disabled', [endpoint, { ...endpoint, status: 'disabled' }], null],
  ['enabled without any event', [{ ...endpoint, enabled_events: [] }], 'Subscribe it to'],
  ['enabled without one event', [{ ...endpoint, enabled_events: others }], `Subscribe it to ${one}.`],
  [
    'divided into two that have every event together',
    [
      { ...endpoint, enabled_events: [one] },
      { ...endpoint, enabled_events: others },
    ],
    null,
  ],
  [
    'divided into two, of which the one with an event is disabled',
    [
      { ...endpoint, enabled_events: others },
      { ...endpoint, enabled_events: [one], status: 'disabled' },
    ],
    `Subscribe it to ${one}.`,
  ],
  ['of another address', [{ ...endpoint, url: `${endpoint.url}-old` }], 'Add an endpoint'],
  ['of the address without https', [{ ...endpoint, url: endpoint.url.replace('https', 'http') }], 'Add an'],
  [
    'of another project',
    [{ ...endpoint, url: 'https://x.supabase.co/functions/v1/stripe-webhook' }],
    'Add an',
  ],
  ['missing', [], 'Add an endpoint'],
])("Stripe's endpoint that is %s is judged", async (_, data, problem) => {
  expect(await missing(at(stripe, 200, { data }))).toEqual(
    problem === null ? [] : [expect.stringMatching(new RegExp(`^Stripe sends every event: .*${problem}`))],
  )
})

const guarded = 'The security headers are sent: '
const kept = 'The page of a booking is kept by nothing'
test.each<[where: string, sent: typeof sentBy, problems: readonly string[]]>([
  ['anywhere', () => ({}), [guarded, kept]],
  ['at the home page', (url) => (url === `${siteUrl}/` ? {} : sentBy(url)), [guarded]],
  ['in the Command Hub', (url) => (url.includes('/admin') ? {} : sentBy(url)), [guarded]],
  ['at a private page', (url) => (url.endsWith('/booking') ? {} : sentBy(url)), [guarded, kept]],
  ['at a private page besides the common ones', () => headers, [kept]],
  [
    'for links out of a private page',
    (url) => ({ ...sentBy(url), 'referrer-policy': 'no-referrer, strict-origin-when-cross-origin' }),
    [kept],
  ],
])('headers that the host does not send %s are missing', async (_, sent, problems) => {
  expect(await missing({}, sent)).toEqual(problems.map((problem) => expect.stringContaining(problem)))
})

test('a running self-hosted server has what is asked of it, except a built site, a company and its keys', async () => {
  const stack = await startTestStack()
  onTestFinished(stack.close)
  const own = {
    projectUrl: stack.url,
    siteUrl: stack.url,
    publishableKey: stack.publishableKey,
    isOwnServer: true,
  }
  const states = async () =>
    Object.fromEntries(
      (await checkDeployment(askWith(fetch), own, { SUPABASE_SECRET_KEY: stack.secretKey })).map(
        ({ what, state }) => [what, state],
      ),
    )
  const expected = {
    'A page that does not exist answers 404': 'fine',
    'The security headers are sent': 'fine',
    'The page of a booking is kept by nothing and tells no page that it links to of itself': 'fine',
    'Sign-up is closed': 'fine',
    'Administrators can sign in with a password': 'fine',
    'The database is migrated': 'fine',
    'Visitors read no booking': 'fine',
    "Stripe's webhook is judged by its signature": 'fine',
    'There is an administrator': 'missing',
    'Stripe sends every event': 'not checked',
    "Stripe's key takes real money": 'not checked',
    'Letters may be sent': 'not checked',
    'Resend tells of letters that did not arrive': 'not checked',
  }
  const work = 'The work gets done: schedule, e-mail, refunds'
  const before = await states()
  expect(before).toMatchObject({ ...expected, [work]: 'missing' })
  expect(Object.keys(before)).not.toContain('The jobs run for the schedule only')
  await stack.work()
  expect(await states()).toMatchObject({ ...expected, [work]: 'fine' })
})
