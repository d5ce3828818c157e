import { clusterTemplate } from '@dustforce/local-stack/testing/cluster-template'
import { type SpawnedStack, spawnStack } from './spawn-stack.ts'
import { test as base } from './stack-test.ts'

/** Playwright's test with a system of the walk's own, whose days pass as the walk says: nobody else's may. */
export const test = base.extend<{ readonly ownStack: SpawnedStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  ownStack: async ({}, use) => {
    const stack = await spawnStack({ template: await clusterTemplate() })
    await use(stack)
    await stack.stop()
  },
  ownContext: true,
  baseURL: async ({ ownStack }, use) => use(ownStack.url),
})
