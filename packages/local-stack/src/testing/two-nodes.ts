import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startPostgresServer } from '@dustforce/postgres-server'
import { Hono } from 'hono'
import postgres from 'postgres'
import { openWebServer } from '../http/web-server.ts'
import { openResendStandIn } from '../mailbox/resend-stand-in.ts'
import { repairWarnings } from '../start/node-warnings.ts'
import { openStripeStandIn } from '../stripe/stripe-stand-in.ts'
import { openRoundRobin } from './round-robin.ts'
import type { makeSpawner, SpawnedServer } from './spawned-server.ts'

export const nodeKeys = {
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
  SUPABASE_SECRET_KEY: 'sb_secret_of_this_test',
  JWT_SECRET: 'signs the sessions of both of the nodes',
  STRIPE_SECRET_KEY: 'sk_test_of_this_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
  RESEND_API_KEY: 're_of_this_test',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  ADMIN_EMAIL: 'owner@example.ca',
  ADMIN_PASSWORD: 'a password of this test',
}

/**
 * Two servers as two machines have them: a PostgreSQL, keys by the environment alone, a proxy before them, Stripe and Resend elsewhere (stand-ins in this
 * process). `closers` are run by the caller, the last first.
 */
export async function makeTwoNodes(servers: ReturnType<typeof makeSpawner>, closers: (() => unknown)[]) {
  repairWarnings()
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-nodes-'))
  closers.push(() => rm(directory, { recursive: true, force: true }))
  const server = await startPostgresServer(join(directory, 'data'), { password: 'secret', durable: false })
  closers.push(server.stop)
  const databaseUrl = `${server.url}/postgres`
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  closers.push(() => sql.end({ timeout: 1 }))

  const ports = [await freePort(), await freePort()] as const
  const proxy = await openRoundRobin(ports)
  closers.push(proxy.close)
  const stripe = openStripeStandIn({
    file: join(directory, 'stripe.jsonl'),
    company: 'Liffey Homes',
    secretKey: nodeKeys.STRIPE_SECRET_KEY,
    webhookSecret: nodeKeys.STRIPE_WEBHOOK_SECRET,
    now: Date.now,
    base: () => `${proxy.url}/stripe`,
    deliver: fetch,
  })
  const mailbox = openResendStandIn({
    file: join(directory, 'mail.jsonl'),
    apiKey: nodeKeys.RESEND_API_KEY,
    style: { zone: 'Europe/Dublin', locale: 'en-IE' },
    webhookSecret: nodeKeys.RESEND_WEBHOOK_SECRET,
    now: Date.now,
    deliver: fetch,
  })
  closers.push(stripe.close, mailbox.close)
  const services = new Hono().route('/stripe', stripe.app).route('/resend', mailbox.api)
  const elsewhere = await openWebServer(services.fetch, 0)
  closers.push(elsewhere.close)

  const start = async (nr: 0 | 1): Promise<SpawnedServer> => {
    const node = servers.start({
      ...nodeKeys,
      NODE_OPTIONS: `--import=${new URL('../../test/services-elsewhere.mjs', import.meta.url).href}`,
      SERVICES_AT: `http://localhost:${elsewhere.port}`,
      PORT: String(ports[nr]),
      // A directory of its own, as on a machine of its own.
      DATA_DIR: join(directory, `node-${nr}`),
      DATABASE_URL: databaseUrl,
      SITE_URL: proxy.url,
      EMAIL_FROM: 'Example <bookings@example.ca>',
      DEMO_DATA: 'none',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '1',
    })
    await node.ready
    return node
  }
  return { sql, ports, proxy, stripe, mailbox, start }
}
