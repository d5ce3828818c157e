/**
 * A running system for each Playwright worker: the built server with the built site and Command Hub, freshly seeded, on a free port and
 * in a folder of its own. Tests import `test` and `expect` from here.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Where the system runs and who may sign in to it. */
export interface RunningStack {
  readonly url: string
  readonly admin: { readonly email: string; readonly password: string }
}

const server = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Playwright's test with a system behind it; `baseURL` points at it. */
export const test = base.extend<object, { stack: RunningStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'dust-force-e2e-'))
      const admin = { email: 'office@dustforce.example', password: 'a walk in the park' }
      const child = spawn(process.execPath, [server], {
        env: {
          ...process.env,
          PORT: '0',
          // Each test is a visitor of its own, see `extraHTTPHeaders`.
          TRUST_PROXY: '1',
          DATA_DIR: dataDir,
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await use({ url: await addressOf(child), admin })
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.url)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
})

/** The address that the server prints once it answers. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^\s*Site\s+(http\S+)/.exec(line) ?? []
    if (url !== undefined) {
      child.stdout.resume()
      return url
    }
  }
  throw new Error('The server ended before it answered')
}
