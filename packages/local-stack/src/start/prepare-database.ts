import { realpathSync } from 'node:fs'
import { hostname } from 'node:os'
import { zoneSql } from '@dustforce/supabase/local'
import { installAccountBook } from '../auth/account-book.ts'
import { installAttempts } from '../auth/attempts.ts'
import { bringUpToDate } from '../database/bring-up-to-date.ts'
import type { Database } from '../database/database.ts'
import { ensureAdmin } from '../database/demo-admin.ts'
import {
  type FellowKeys,
  type FellowServers,
  joinFellowServers,
  noFellows,
} from '../database/fellow-servers.ts'
import { openDatabase } from '../database/open-database.ts'
import { installChangeTriggers } from '../realtime/change-triggers.ts'
import { seedDemo } from '../seed/seed.ts'
import type { Closing } from './closing.ts'
import type { Keys, Secrets } from './secrets.ts'
import { demoAdmin, type StackOptions } from './stack-options.ts'

const releaseClaims = `update public.email_outbox set next_attempt_at = private.clock() where status = 'sending'`

/** Opens the database that the options name, and brings it up to date: migrations, triggers, the admin, the demo data. */
export async function openPreparedDatabase(
  options: StackOptions,
  secrets: Secrets,
  {
    closing,
    keys,
    onError,
  }: { readonly closing: Closing; readonly keys: Keys; readonly onError: (error: unknown) => void },
): Promise<{ readonly database: Database; readonly fellows: FellowServers }> {
  const { dataDir, databaseUrl, template, now = Date.now } = options
  const openNamed = () =>
    openDatabase({
      dataDir,
      password: secrets.databasePassword,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(template === undefined ? {} : { template }),
    })
  const database = await (options.openDatabase ?? openNamed)()
  closing.add(database.close)
  const isOwn = databaseUrl === undefined || databaseUrl === 'embedded'
  const fellows = isOwn
    ? noFellows
    : await joinFellowServers(databaseUrl, fellowKeys(options, keys), { onError })
  closing.add(fellows.close)
  await fellows.alone(async () => {
    await bringUpToDate(database, options.project)
    await database.script(zoneSql(options.business.policy.zone))
    await installChangeTriggers(database)
    await installAttempts(database)
    await installAccountBook(database)
    const { admin = demoAdmin } = options
    if (admin !== null) await ensureAdmin(database, admin)
    if (options.seed === true) await seedDemo(database, options.business, now())
    // Nobody else sends from a database of our own: what a killed process had in hand is due now, not in minutes.
    if (isOwn) await database.query(releaseClaims)
  })
  return { database, fellows }
}

/** Returns what servers of one database must have in common: keys, and the services that have their payments and letters. */
function fellowKeys({ dataDir, stripe, resendApiKey }: StackOptions, keys: Keys): FellowKeys {
  const { publishableKey, secretKey, jwtSecrets } = keys
  const hasStandIn = stripe === undefined || resendApiKey === undefined
  return {
    same: [
      publishableKey,
      secretKey,
      // Stripe's keys are exchanged while both are good; money of the test mode and real money must not meet.
      ...(hasStandIn ? [hostname(), realpathSync(dataDir)] : [String(/^[sr]k_test_/.test(stripe.secretKey))]),
    ],
    signing: jwtSecrets[0],
    accepted: jwtSecrets,
  }
}
