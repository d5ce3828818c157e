import { join } from 'node:path'
import { makeBackend } from '../backend/supabase-backend.ts'
import type { Database } from '../database/database.ts'
import { type Credentials, ensureAdmin } from '../database/demo-admin.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import { makeWebApp } from '../http/web-app.ts'
import { openWebServer, type Serve } from '../http/web-server.ts'
import { repeat } from '../jobs/repeat.ts'
import { openResendStandIn, type ResendStandIn } from '../mailbox/resend-stand-in.ts'
import { adminBuild, siteBuild, supabaseProject } from '../paths.ts'
import { makeIsAdminToken } from '../realtime/admin-tokens.ts'
import { installChangeTriggers } from '../realtime/change-triggers.ts'
import { openRealtime } from '../realtime/realtime-server.ts'
import { type Functions, makeFunctions } from '../runtime/functions.ts'
import { seedDemo } from '../seed/seed.ts'
import { withRuntimeMeta } from '../site/runtime-meta.ts'
import { readSiteFiles } from '../site/site-files.ts'
import { openStripeStandIn, type StripeStandIn } from '../stripe/stripe-stand-in.ts'
import { type Closing, makeClosing } from './closing.ts'
import { lockDataDir } from './data-lock.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { demoAdmin, type StackOptions } from './stack-options.ts'

/** A running stack. */
export interface Stack {
  /** `http://localhost:<port>` */
  readonly url: string
  readonly port: number
  readonly admin: Credentials
  readonly publishableKey: string
  readonly secretKey: string
  readonly stripeSecretKey: string
  readonly stripeWebhookSecret: string
  readonly database: Database
  /** The stand-ins; null where the real service is used. */
  readonly stripe: StripeStandIn | null
  readonly mailbox: ResendStandIn | null
  /** Does the background's work once, to its end: webhooks, e-mails, reconciling. */
  readonly work: () => Promise<void>
  readonly close: () => Promise<void>
}

const starting: Serve = () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } })

const openStandIns = (
  options: StackOptions,
  secrets: Secrets,
  parts: { url: string; functions: () => Functions },
) => {
  const { dataDir, now = Date.now } = options
  const stripe =
    options.stripe === undefined
      ? openStripeStandIn({
          file: join(dataDir, 'stripe.jsonl'),
          secretKey: secrets.stripeSecretKey,
          webhookSecret: secrets.stripeWebhookSecret,
          now,
          base: () => `${parts.url}/stripe`,
          deliver: async (request) => parts.functions().handler(request),
        })
      : null
  const mailbox =
    options.resendApiKey === undefined
      ? openResendStandIn({ file: join(dataDir, 'mail.jsonl'), apiKey: secrets.resendApiKey, now })
      : null
  return { stripe, mailbox }
}

const prepareDatabase = async (
  options: StackOptions,
  database: Database,
  admin: Credentials,
): Promise<void> => {
  await migrate(database, options.project ?? supabaseProject)
  await installChangeTriggers(database)
  await ensureAdmin(database, admin)
  if (options.seed === true) await seedDemo(database, (options.now ?? Date.now)())
}

const open = async (options: StackOptions, closing: Closing): Promise<Stack> => {
  const { dataDir, now = Date.now, admin = demoAdmin } = options
  const report = (error: unknown) => options.onError?.(error)
  closing.add(await lockDataDir(dataDir))
  const served = { by: starting }
  const server = await openWebServer(
    (request, environment) => served.by(request, environment),
    options.port ?? 0,
    options.host,
  )
  closing.add(server.close)
  const url = `http://localhost:${server.port}`
  const secrets = readSecrets(dataDir)
  const { publishableKey = secrets.publishableKey, secretKey = secrets.secretKey } = options

  const { databaseUrl, template } = options
  const database = await openDatabase({
    dataDir,
    password: secrets.databasePassword,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(template === undefined ? {} : { template }),
  })
  closing.add(database.close)
  await prepareDatabase(options, database, admin)
  const backend = await makeBackend(
    database,
    { publishableKey, secretKey, jwtSecret: secrets.jwtSecret },
    url,
  )

  const { stripe, mailbox } = openStandIns(options, secrets, { url, functions: () => functions })
  closing.add(() => stripe?.close())
  closing.add(() => mailbox?.close())
  const stripeSecrets = options.stripe ?? {
    secretKey: secrets.stripeSecretKey,
    webhookSecret: secrets.stripeWebhookSecret,
  }
  const functions: Functions = makeFunctions({
    backend,
    secretKey,
    siteUrl: url,
    now,
    log: report,
    stripe:
      stripe === null
        ? stripeSecrets
        : { ...stripeSecrets, apiBase: 'http://localhost', fetch: inProcessFetch(stripe.app.fetch), now },
    resend:
      options.resendApiKey === undefined
        ? { apiKey: secrets.resendApiKey, baseUrl: `${url}/resend` }
        : { apiKey: options.resendApiKey },
  })
  closing.add(functions.close)

  const realtime = await openRealtime(
    database,
    makeIsAdminToken(database, backend, publishableKey),
    [publishableKey, secretKey],
    report,
  )
  closing.add(realtime.close)
  server.onUpgrade(realtime.upgrade)
  const changeHtml = (html: string) => withRuntimeMeta(html, publishableKey)
  served.by = makeWebApp({
    backend,
    functions: functions.handler,
    standIns: {
      ...(stripe === null ? {} : { '/stripe': stripe.app.fetch }),
      ...(mailbox === null ? {} : { '/mailbox': mailbox.pages.fetch, '/resend': mailbox.api.fetch }),
    },
    site: readSiteFiles(options.siteBuild ?? siteBuild, changeHtml),
    admin: readSiteFiles(options.adminBuild ?? adminBuild, changeHtml),
    onError: report,
  }).fetch

  const sendEvents = async () => void (await stripe?.work())
  if (options.background ?? true) {
    closing.add(repeat(sendEvents, 500, report))
    closing.add(repeat(functions.flushOutbox, 2_000, report))
    closing.add(repeat(functions.reconcile, 30_000, report))
  }
  return {
    url,
    port: server.port,
    admin,
    publishableKey,
    secretKey,
    stripeSecretKey: stripeSecrets.secretKey,
    stripeWebhookSecret: stripeSecrets.webhookSecret,
    database,
    stripe,
    mailbox,
    work: async () => {
      await sendEvents()
      await functions.reconcile()
      await sendEvents()
      await functions.flushOutbox()
    },
    close: closing.close,
  }
}

/**
 * Starts the whole system in this process: the site, the Command Hub, the backend and the stand-ins, on one port.
 *
 * Throws a StartError for whatever the person who starts it can mend; nothing stays open then.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const closing = makeClosing()
  try {
    return await open(options, closing)
  } catch (error) {
    await closing.close()
    throw error
  }
}
