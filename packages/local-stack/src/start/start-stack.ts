import { errorReports, requestCounts, requestLine } from '@dustforce/workflows'
import { makeAccountBook } from '../auth/account-book.ts'
import { makeAdminUsers } from '../auth/admin-users.ts'
import { makeAttempts } from '../auth/attempts.ts'
import { makeAuthGuard } from '../auth/auth-guard.ts'
import { makeAuthMailer } from '../auth/auth-mailer.ts'
import { makeFactors } from '../auth/factors.ts'
import { acceptOlderTokens } from '../auth/older-tokens.ts'
import { makeBackend } from '../backend/supabase-backend.ts'
import { companyDifferences } from '../company/company-differences.ts'
import { makeConnectionCap } from '../http/connection-cap.ts'
import { livenessHandler, makeReadiness } from '../http/liveness.ts'
import { makeHasSentTooMany } from '../http/sent-too-many.ts'
import { makeWebApp } from '../http/web-app.ts'
import { openWebServer, type Serve } from '../http/web-server.ts'
import { makeCountedLog } from '../log/counted-log.ts'
import { formatLine } from '../log/format-line.ts'
import { adminBuild, siteBuild } from '../paths.ts'
import { makeIsAdminToken } from '../realtime/admin-tokens.ts'
import { publishedChannel } from '../realtime/change-triggers.ts'
import { openRealtime } from '../realtime/realtime-server.ts'
import { type Functions, makeFunctions } from '../runtime/functions.ts'
import { demoCards, demoPayments } from '../seed/demo-payments.ts'
import { atAddress } from '../site/at-address.ts'
import { withRuntimeMeta } from '../site/runtime-meta.ts'
import { readSiteFiles } from '../site/site-files.ts'
import { startBackground } from './background.ts'
import { type Closing, makeClosing } from './closing.ts'
import { lockDataDir } from './data-lock.ts'
import { drain, requestLimitMs } from './drain.ts'
import { repairWarnings } from './node-warnings.ts'
import { openPaymentAndMail } from './payment-and-mail.ts'
import { openPreparedDatabase } from './prepare-database.ts'
import { keysOf, linkSecretOf, readSecrets } from './secrets.ts'
import type { Stack } from './stack.ts'
import { demoAdmin, type StackOptions } from './stack-options.ts'

export type { Stack } from './stack.ts'

const starting: Serve = () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } })

/** Returns the reports that failures go to besides the log. */
function reportsOf({
  errorWebhookUrl: url,
  business,
  siteUrl: source = business.company.name,
}: StackOptions) {
  return url === undefined ? null : errorReports({ url, source })
}

async function open(options: StackOptions, closing: Closing): Promise<Stack> {
  const { dataDir, now = Date.now, trustProxy = false } = options
  const { logFormat = 'text', onRequest } = options
  const reports = reportsOf(options)
  const log = makeCountedLog((line) => {
    reports?.take(line)
    options.onError?.(formatLine(line, logFormat))
  })
  // The last to close: it tells what failed on the way, too.
  if (reports !== null) closing.add(reports.flush)
  closing.add(log.close)
  const report = log.failed
  const requests = requestCounts()
  repairWarnings()
  const place = { url: '' }
  closing.add(await lockDataDir(dataDir, () => place.url))
  // The port first: when it is taken, nothing else needs to be done.
  const served = { by: starting }
  const serve: Serve = (request, environment) => served.by(request, environment)
  const { openServer = openWebServer } = options
  const cap = trustProxy ? undefined : makeConnectionCap()
  const server = await openServer(serve, options.port ?? 0, options.host, cap)
  closing.add(server.close)
  const readiness = makeReadiness()
  const localUrl = `http://localhost:${server.port}`
  const url = options.siteUrl ?? localUrl
  const secrets = readSecrets(dataDir)
  const keys = keysOf(options, secrets)
  const { publishableKey, secretKey, jwtSecrets } = keys
  const [jwtSecret] = jwtSecrets

  const { database, fellows } = await openPreparedDatabase(options, secrets, {
    closing,
    keys,
    onError: report,
  })
  const { stripe, mailbox, stripeConfig, resendConfig, mounts } = openPaymentAndMail(
    options,
    secrets,
    closing,
    {
      url,
      localUrl,
      functions: (request) => functions.handler(request),
    },
  )
  if (options.seed === true)
    stripe?.keep(await demoPayments(database, options.business.priceBook.currency), await demoCards(database))
  const letters = makeAuthMailer(resendConfig, fetch)
  const services = await makeBackend(database, { ...keys, jwtSecret }, url, letters, log)
  const attempts = makeAttempts(database)
  const backend = acceptOlderTokens(
    makeFactors({ database, attempts, jwtSecrets, now }, services),
    jwtSecrets,
  )
  const guard = makeAuthGuard(backend, { accounts: makeAccountBook(database), attempts, onError: report })
  closing.add(guard.settled)
  const functions: Functions = makeFunctions({
    business: options.business,
    backend: makeAdminUsers(database, secretKey, backend),
    secretKey,
    siteUrl: url,
    stripe: stripeConfig,
    linkSecret: linkSecretOf(keys),
    resend: resendConfig,
    now,
    log: log.line,
    metricsKey: options.metricsKey,
    requests: requests.text,
  })
  closing.add(functions.close)
  const forgetPublished = () => void functions.forgetPublished().catch(report)
  await database.listen(publishedChannel, forgetPublished, forgetPublished)
  const isAdmin = makeIsAdminToken(database, backend, keys)
  const realtime = await openRealtime(database, {
    isAdmin,
    keys: [publishableKey, secretKey],
    trustProxy,
    onError: report,
  })
  closing.add(realtime.close)
  server.onUpgrade(realtime.upgrade)

  const change = (text: string, path: string) => {
    const addressed = atAddress(text, options.business.company.website, options.siteUrl)
    return path.endsWith('.html') ? withRuntimeMeta(addressed, publishableKey) : addressed
  }
  served.by = makeWebApp({
    backend: makeAdminUsers(database, secretKey, guard.handler),
    keys: [publishableKey, secretKey],
    hasSentTooMany: makeHasSentTooMany(database),
    functions: functions.handler,
    standIns: mounts,
    standInKey: options.standInKey,
    site: readSiteFiles(options.siteBuild ?? siteBuild, change),
    admin: readSiteFiles(options.adminBuild ?? adminBuild, change),
    trustProxy,
    onError: report,
    metrics: functions.metrics,
    liveness: livenessHandler(() => database.query('select 1')),
    readiness: readiness.handler,
    onAnswer: (answered) => {
      requests.count(answered)
      onRequest?.(formatLine(requestLine(answered, now()), logFormat))
    },
  }).fetch

  place.url = localUrl
  const sendEvents = async () => {
    await stripe?.work()
    await mailbox?.work()
  }
  const send = async () => {
    await sendEvents()
    await functions.flushOutbox()
  }
  if (options.background ?? true)
    await startBackground({ functions, fellows, sendEvents, reports, onError: report }, closing)
  // Closed before everything else: the rest is what answers are made with.
  closing.add(() =>
    drain({ readiness, server, realtime }, options.drain ?? { noticeMs: 0, limitMs: requestLimitMs }),
  )
  return {
    url,
    port: server.port,
    admin: options.admin ?? demoAdmin,
    publishableKey,
    secretKey,
    stripeSecretKey: stripeConfig.secretKey,
    stripeWebhookSecret: stripeConfig.webhookSecret,
    resendApiKey: resendConfig.apiKey,
    database,
    stripe,
    mailbox,
    isBeside: fellows.isBeside,
    differences: await companyDifferences(database, options.business),
    send,
    work: async () => {
      await sendEvents()
      await functions.runJobs()
      await send()
    },
    close: closing.close,
  }
}

/**
 * Starts the whole system in this process: the site, the Command Hub, the backend and the stand-ins, on one port.
 *
 * Throws a StartError for whatever the person who starts it can fix; nothing stays open then.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const closing = makeClosing()
  try {
    return await open(options, closing)
  } catch (error) {
    await closing.close()
    throw error
  }
}
