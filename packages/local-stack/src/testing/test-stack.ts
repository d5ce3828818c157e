import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { demoAdmin, type StackOptions } from '../start/stack-options.ts'
import { type Stack, startStack } from '../start/start-stack.ts'
import { clusterTemplate } from './cluster-template.ts'
import { takeDatabase } from './kept-database.ts'

// Every sign-in would take a tenth of a second of processor time.
const quickAdmin = { ...demoAdmin, rounds: 4 }

// Every start would read all files of both apps, for which hardly a test asks.
const noBuilds = { siteBuild: '/nowhere/site', adminBuild: '/nowhere/admin' }

/**
 * Starts a stack for a test on a free port, in a directory of its own that is removed when it closes. Without `dataDir`
 * and `databaseUrl` it is on the PGlite that this process keeps; with `seed: true` it holds the demo data. It serves the builds that are named. Nothing happens
 * in the background unless `background: true`: a test asks for it with `work()`. A request that names its visitor in `x-forwarded-for` is
 * counted as that visitor's.
 */
export async function startTestStack(options: Partial<StackOptions> = {}): Promise<Stack> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'dustforce-stack-')))
  const { databaseUrl, project } = options
  const isAsUsual = [options.dataDir, databaseUrl, project].every((choice) => choice === undefined)
  const template = databaseUrl === undefined ? { template: await clusterTemplate(project) } : {}
  const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`)
  const stack = await startStack({
    business: gtaBusiness,
    background: false,
    trustProxy: true,
    onError,
    admin: quickAdmin,
    ...noBuilds,
    ...template,
    ...(isAsUsual && { openDatabase: takeDatabase }),
    ...options,
    dataDir,
  })
  return {
    ...stack,
    close: async () => {
      await stack.close()
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
