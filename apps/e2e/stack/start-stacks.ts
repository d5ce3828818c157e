import { clusterTemplate } from '@dustforce/local-stack/testing/cluster-template'
import type { FullConfig } from '@playwright/test'
import { announceStack } from './running-stack.ts'
import { spawnStack } from './spawn-stack.ts'

/**
 * Starts a system for each worker that can run at the same time; returns how to stop them. They outlive the workers: a failed test, or the
 * next project, brings a new worker but no new system.
 */
export default async function startStacks({ workers }: FullConfig): Promise<() => Promise<void>> {
  const template = await clusterTemplate()
  const stacks = await Promise.all(Array.from({ length: workers }, () => spawnStack(template)))
  for (const [slot, { url }] of stacks.entries()) announceStack(slot, url)
  return async () => {
    await Promise.all(stacks.map(({ stop }) => stop()))
  }
}
