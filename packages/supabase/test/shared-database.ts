import { freshDatabase, type TestDatabase } from './test-database.ts'

/** A migrated database that tests use one after the other; each finds it as if it were new. */
export interface SharedDatabase {
  /** The database, reset; another one when the last test changed its schema or left statements running. */
  readonly take: () => Promise<TestDatabase>
  readonly close: () => Promise<void>
}

/** Shares a database, which is made when it is first taken. */
export function shareDatabase(): SharedDatabase {
  let current: TestDatabase | undefined
  return {
    take: async () => {
      if (current !== undefined && (await current.reset())) return current
      await current?.close()
      current = await freshDatabase()
      return current
    },
    close: async () => {
      await current?.close()
      current = undefined
    },
  }
}
