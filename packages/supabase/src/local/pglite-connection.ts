import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { keepGrants } from './grants-kept.ts'
import { forgetListsOfRows } from './pglite-types.ts'
import { sendSettingsTogether } from './request-settings.ts'
import { instantType, numericType, readInstant, readNumeric } from './rest-values.ts'
import { keepWasmStack } from './wasm-stack.ts'

/** The REST and auth services' connection to the PGlite cluster in `directory`: as `connectToPostgres`, for one connection at a time. */
export async function connectToPglite(directory: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: directory,
    // A cluster that has used an extension cannot be written without it.
    pgliteOptions: {
      extensions: { btree_gist, pg_trgm },
      parsers: { [numericType]: readNumeric, [instantType]: readInstant },
    },
  })
  keepGrants(connection)
  sendSettingsTogether(connection)
  await connection.driver.waitReady
  keepWasmStack(connection.driver)
  await forgetListsOfRows(connection.driver)
  return connection
}
