import type { Business } from '@dustforce/office/company'
import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import type { Session } from '@dustforce/supabase/local'
import { migrationsOf } from '../backup/tables.ts'
import { withOpenDatabase } from '../cli/with-database.ts'
import { runningStack } from '../start/data-lock.ts'
import { readSecrets } from '../start/secrets.ts'
import type { StackOptions } from '../start/stack-options.ts'
import { StartError } from '../start/start-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The company of an installation as its owners published it: of the hosted project that SUPABASE_URL names, of the server that runs on the data, or of
 * its database.
 *
 * Throws a StartError where there is none.
 */
export async function publishedCompany(
  options: StackOptions,
  { SUPABASE_URL: hosted = '', SUPABASE_PUBLISHABLE_KEY: key = '' }: Environment,
): Promise<Business> {
  if (hosted !== '') return asPublished(options.business, await askFor(hosted.replace(/\/+$/, ''), key))
  const url = await runningStack(options.dataDir)
  if (url !== null)
    return asPublished(options.business, await askFor(url, readSecrets(options.dataDir).publishableKey))
  let published: unknown = null
  await withOpenDatabase(options, async (database) => {
    published = await publishedIn(database)
  })
  return asPublished(options.business, published)
}

/** The company as a database holds it; null where nobody has published. Throws a StartError for one that no installation has used. */
export async function publishedIn(database: Session): Promise<unknown> {
  if ((await migrationsOf(database)).length === 0)
    throw new StartError('There is no company to write: the database is empty.')
  const [row] = await database.query('select public.current_business() as published')
  return Object(row).published
}

function asPublished(installed: Business, published: unknown): Business {
  return typeof published === 'object' && published !== null
    ? businessAsPublished(installed, published)
    : installed
}

async function askFor(url: string, apikey: string): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/rpc/current_business`, { headers: { apikey } }).catch(
    (cause: unknown) => {
      throw new StartError(`${url} cannot be reached: ${cause instanceof Error ? cause.message : cause}`)
    },
  )
  if (!response.ok) throw new StartError(`${url} does not say who the company is: status ${response.status}.`)
  return response.json()
}
