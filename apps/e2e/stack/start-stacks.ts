import { startThrowawayPostgres } from '@dustforce/local-stack/testing/throwaway-postgres'
import type { FullConfig } from '@playwright/test'
import { announceStack } from './running-stack.ts'
import { spawnStack } from './spawn-stack.ts'

/** A system on a PostgreSQL of its own, which takes a third of PGlite's processor time; `start.process.test.ts` shows the built program on PGlite. */
async function startStack() {
  const postgres = await startThrowawayPostgres()
  try {
    const stack = await spawnStack({ url: postgres.databaseUrl })
    return {
      url: stack.url,
      stop: async () => {
        await stack.stop()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/**
 * Starts a system for each worker that can run at the same time; returns how to stop them. They outlive the workers: a failed test, or the
 * next project, brings a new worker but no new system.
 */
export default async function startStacks({ workers }: FullConfig): Promise<() => Promise<void>> {
  const stacks = await Promise.all(Array.from({ length: workers }, startStack))
  for (const [slot, { url }] of stacks.entries()) announceStack(slot, url)
  return async () => {
    await Promise.all(stacks.map(({ stop }) => stop()))
  }
}
