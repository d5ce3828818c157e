import { test as base } from 'vitest'
import { type SharedDatabase, shareDatabase } from './shared-database.ts'
import type { TestDatabase } from './test-database.ts'

export { startOfTests, type TestDatabase } from './test-database.ts'

/** A test with a database as if it were new, of which the invariants are checked when it is over. */
export const test = base.extend<{ $file: { shared: SharedDatabase }; $test: { db: TestDatabase } }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from the pattern
    async ({}, use) => {
      const shared = shareDatabase()
      await use(shared)
      await shared.close()
    },
    { scope: 'file' },
  ],
  db: async ({ shared }, use) => {
    const db = await shared.take()
    await use(db)
    const broken = await db.broken()
    if (broken.length > 0) throw new Error(`Broken invariants: ${broken.join(', ')}`)
  },
})
