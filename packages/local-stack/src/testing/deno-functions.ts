import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Stack } from '../start/start-stack.ts'
import { startTestStack } from './index.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const bin = (name: string) => join(repository, 'node_modules/.bin', name)
/** Where the built functions are, one folder each. */
export const bundles = join(repository, 'packages/supabase/dist/functions')
const sandbox = [
  '--no-remote',
  '--no-npm',
  '--no-config',
  '--no-prompt',
  '--allow-env',
  '--allow-net=localhost,127.0.0.1',
]

/** Returns what a deployment sets for the functions, for those that work on a stack. */
function functionSettings(stack: Stack) {
  return {
    SITE_URL: stack.url,
    SUPABASE_URL: stack.url,
    SUPABASE_SECRET_KEY: stack.secretKey,
    STRIPE_SECRET_KEY: stack.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: stack.stripeWebhookSecret,
    STRIPE_API_BASE: `${stack.url}/stripe`,
    RESEND_API_KEY: 're_test',
    RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
    RESEND_BASE_URL: `${stack.url}/resend`,
    EMAIL_FROM: 'Dust Force <bookings@dustforce.example>',
    JOBS_SECRET: 'only-the-scheduler-knows',
    METRICS_KEY: 'only-prometheus-knows',
    LINK_KEY: 'a key of the functions for the links of bookings',
  }
}

/** Starts Edge Functions as they are deployed: the built bundles, run by the real Deno. */
function makeDeno() {
  const home = mkdtempSync(join(tmpdir(), 'dustforce-deno-'))
  const running: ChildProcess[] = []
  return {
    /** Runs a function until it listens, or ends: its address, or its exit code and last words. */
    start: (name: string, environment: Readonly<Record<string, string>>) => {
      const deno = spawn(bin('deno'), ['run', ...sandbox, join(bundles, name, 'index.js')], {
        env: {
          PATH: process.env.PATH,
          HOME: home,
          // Deno finds there what it compiled in an earlier run.
          DENO_DIR: join(repository, '.cache/deno'),
          NO_COLOR: '1',
          DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
          ...environment,
        },
      })
      running.push(deno)
      let said = ''
      return new Promise<{ readonly url: string; readonly code: number | null; readonly said: string }>(
        (resolve) => {
          const listen = (chunk: Buffer) => {
            said += chunk.toString()
            const url = /Listening on (http:\/\/[\d.:]+)\//.exec(said)?.[1]
            if (url !== undefined) resolve({ url, code: null, said })
          }
          deno.stdout.on('data', listen)
          deno.stderr.on('data', listen)
          deno.on('close', (code) => resolve({ url: '', code, said: said.trim() }))
        },
      )
    },
    /** Kills those that run. */
    killAll: () => {
      for (const deno of running.splice(0)) deno.kill('SIGKILL')
    },
    end: () => rmSync(home, { recursive: true, force: true }),
  }
}

/** Runs Edge Functions beside a stack that the tests of the calling file share; those that a test left running end with it. */
export function denoBesideStack() {
  const deno = makeDeno()
  let stack: Stack
  beforeAll(async () => {
    stack = await startTestStack()
  })
  afterEach(deno.killAll)
  afterAll(async () => {
    await stack.close()
    deno.end()
  })
  return { start: deno.start, stack: () => stack, settings: () => functionSettings(stack) }
}

/** The answer to a POST of JSON. */
export async function post(url: string, body: unknown) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
