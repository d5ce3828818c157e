import { createServer, defaultServerConditions, isRunnableDevEnvironment } from 'vite'
import { root } from '../start/root.mjs'

type LocalStack = typeof import('../../packages/local-stack/src/index.ts')

/** The code of the stack, as it is on disk. */
export interface ServerCode {
  /** Evaluates the modules as they are now. Throws when they cannot be compiled or evaluated. */
  readonly load: () => Promise<LocalStack>
  readonly close: () => Promise<void>
}

const packages = `${root}packages`
const isMigration = (file: string): boolean => /\/supabase\/(migrations\/[^/]+|platform)\.sql$/.test(file)

/**
 * Opens the packages that the stack is made of; npm's packages are loaded once, as they are installed.
 *
 * `onChange` receives the path of each changed file that the stack consists of: a loaded module, or SQL of the database.
 */
export async function openServerCode(onChange: (file: string) => void): Promise<ServerCode> {
  const vite = await createServer({
    configFile: false,
    root: packages,
    cacheDir: `${root}node_modules/.vite/server`,
    appType: 'custom',
    logLevel: 'error',
    ssr: {
      noExternal: [/^@dustforce\//],
      resolve: { conditions: ['@dustforce/source', ...defaultServerConditions] },
    },
    optimizeDeps: { noDiscovery: true, include: [] },
    oxc: { jsx: { runtime: 'automatic' } },
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: 'stack-changes',
        hotUpdate({ file, modules }) {
          if (this.environment.name !== 'ssr') return
          if (modules.length > 0 || isMigration(file)) onChange(file)
          // The whole stack is started again, so no single module is replaced.
          return []
        },
      },
    ],
  })
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run server code')
  return {
    load: () => {
      // As in a new process, no module keeps the state of an earlier start.
      environment.runner.clearCache()
      return environment.runner.import<LocalStack>(`${packages}/local-stack/src/index.ts`)
    },
    close: () => vite.close(),
  }
}
