import { randomBytes } from 'node:crypto'
import { parseEnv } from 'node:util'
import type { Deployment } from './deployment.ts'

/** A setting of the functions or of `config push`, and where its value comes from. */
interface Setting {
  readonly name: string
  readonly from: string
  readonly value?: (deployment: Deployment) => string
}

const madeUp = (): string => randomBytes(24).toString('base64url')

/** Everything that the hosted installation is told. The platform adds SUPABASE_URL and the secret key by itself. */
export const settings: readonly Setting[] = [
  { name: 'SITE_URL', from: 'the address of the site', value: ({ siteUrl }) => siteUrl },
  { name: 'STRIPE_SECRET_KEY', from: 'Stripe: Developers → API keys, sk_live_… or rk_live_…' },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    from: 'Stripe: Developers → Webhooks → the endpoint → Signing secret, whsec_…',
  },
  { name: 'RESEND_API_KEY', from: 'Resend: API keys, re_…' },
  {
    name: 'RESEND_WEBHOOK_SECRET',
    from: 'Resend: Webhooks → the webhook → Signing secret, whsec_…',
  },
  {
    name: 'EMAIL_FROM',
    from: 'the sender of letters, on a domain verified at Resend: "Liffey Homes <bookings@liffey.example>"',
  },
  { name: 'AUTH_EMAIL_FROM', from: 'the bare address in EMAIL_FROM, for letters about passwords' },
  { name: 'JOBS_SECRET', from: 'made up here; the schedule shows it', value: madeUp },
  { name: 'METRICS_KEY', from: 'made up here; a reader of the metrics shows it', value: madeUp },
  {
    name: 'LINK_KEY',
    from: 'made up here; signs the links to bookings in letters',
    value: () => randomBytes(32).toString('base64url'),
  },
]

/** The values of an earlier `.env`; empty without one. */
export function readSettings(text: string | null): Readonly<Record<string, string | undefined>> {
  return text === null ? {} : parseEnv(text)
}

/** The `.env` of the project. What an earlier one says stays, except for the site's address. */
export function settingsFile(deployment: Deployment, earlier: Readonly<Record<string, string | undefined>>) {
  const own = settings.map(({ name, from, value }) => {
    const kept = name === 'SITE_URL' ? undefined : earlier[name]
    return `# ${from}\n${name}=${JSON.stringify(kept || (value?.(deployment) ?? ''))}\n`
  })
  const others = Object.entries(earlier).filter(
    ([name]) => !settings.some((setting) => setting.name === name),
  )
  return [...own, ...others.map(([name, value = '']) => `${name}=${JSON.stringify(value)}\n`)].join('\n')
}
