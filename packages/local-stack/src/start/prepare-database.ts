import { bringUpToDate } from '../database/bring-up-to-date.ts'
import type { Database } from '../database/database.ts'
import { ensureAdmin } from '../database/demo-admin.ts'
import { openDatabase } from '../database/open-database.ts'
import { installChangeTriggers } from '../realtime/change-triggers.ts'
import { seedDemo } from '../seed/seed.ts'
import type { Closing } from './closing.ts'
import type { Secrets } from './secrets.ts'
import { demoAdmin, type StackOptions } from './stack-options.ts'

const takeBackClaims = `update public.email_outbox set next_attempt_at = private.clock() where status = 'sending'`

/** Opens the database that the options name, and brings it up to date: migrations, triggers, the admin, the demo data. */
export async function openPreparedDatabase(
  options: StackOptions,
  secrets: Secrets,
  closing: Closing,
): Promise<Database> {
  const { dataDir, databaseUrl, template, now = Date.now } = options
  const database = await openDatabase({
    dataDir,
    password: secrets.databasePassword,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(template === undefined ? {} : { template }),
  })
  closing.add(database.close)
  await bringUpToDate(database, options.project)
  await installChangeTriggers(database)
  const { admin = demoAdmin } = options
  if (admin !== null) await ensureAdmin(database, admin)
  if (options.seed === true) await seedDemo(database, now())
  // Nobody else sends from a database of our own: what a killed process had in hand is due now, not in minutes.
  if (databaseUrl === undefined || databaseUrl === 'embedded') await database.query(takeBackClaims)
  return database
}
