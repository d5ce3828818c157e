import { test as base } from 'vitest'
import { type SharedDatabase, shareDatabase } from './shared-database.ts'
import type { TestDatabase } from './test-database.ts'

export { startOfTests, type TestDatabase } from './test-database.ts'

type Use<Value> = (value: Value) => Promise<void>

// biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from the pattern
async function share({}: object, use: Use<SharedDatabase>): Promise<void> {
  const shared = shareDatabase()
  await use(shared)
  await shared.close()
}

async function take({ shared }: { readonly shared: SharedDatabase }, use: Use<TestDatabase>): Promise<void> {
  const db = await shared.take()
  await use(db)
  const broken = await db.broken()
  if (broken.length > 0) throw new Error(`Broken invariants: ${broken.join(', ')}`)
}

/** A test with a database as if it were new, of which the invariants are checked when it is over. One serves all files of a worker. */
export const test = base.extend<{ $worker: { shared: SharedDatabase }; $test: { db: TestDatabase } }>({
  shared: [share, { scope: 'worker' }],
  db: take,
})

/** The same with a database of the file's own, of which no other test has open connections: for a test of what is read. */
export const testAlone = base.extend<{ $file: { shared: SharedDatabase }; $test: { db: TestDatabase } }>({
  shared: [share, { scope: 'file' }],
  db: take,
})
