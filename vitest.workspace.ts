import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { companyModule } from './scripts/company/company-module.ts'
import { ShuffledFiles } from './scripts/test/file-order.ts'
import { keptModules, moduleCache } from './scripts/test/kept-modules.ts'
import { useTemporaryFiles } from './scripts/test/temporary-files.mjs'

useTemporaryFiles()

const resolve = { conditions: ['@dustforce/source'] }
const ssr = { resolve }

/** The site says what Dust Force says: the company of the tests. */
const plugins = [companyModule({}), keptModules]

/** A test that takes this long hangs; a busy machine alone does not get there. `npm run torture`, with its large numbers, gives more. */
const patience = Number(process.env.TEST_PATIENCE_MS ?? 60_000)

/** A test that waits gives up before its patience ends, and says for what. */
const patient = {
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: [
    'scripts/test/wait-patiently.ts',
    'scripts/test/same-cases.ts',
    'scripts/test/expect-something.ts',
    'scripts/test/end-stubs.ts',
  ],
}

/** Those for a release lead servers through whole days and crowds. */
const veryPatient = { ...patient, testTimeout: 600_000, hookTimeout: 600_000 }

/**
 * Half the processors: `npm test` runs browsers beside. Each further worker loads and compiles what the first has already, which is a third of the work
 * of the apps' tests, so two processors have one.
 */
const workers = { maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)) }

/** A worker for each file costs more than the tests in it; what a test replaces is put back before the next. */
const sharedProcess = {
  ...moduleCache,
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}

/** Like `npm start`: optimising the database's WebAssembly costs more than it wins in the few statements of a test. */
const withPglite = { execArgv: ['--liftoff-only'] }

/** Files that replace whole modules, and so need modules of their own. */
const withMocks = '**/*.mocked.test.{ts,tsx}'

/**
 * React as it is shipped: it checks and notes much of what it draws for people who develop, at half the cost of the apps' tests. Under
 * `TEST_REACT=development`, as in `npm run check:release`, one component that updates another while it draws fails its test.
 */
const build = process.env.TEST_REACT ?? 'production'
const react = {
  env: { NODE_ENV: build },
  setupFiles: ['scripts/test/shipped-react.ts', ...patient.setupFiles],
}
const oxc = { jsx: { runtime: 'automatic' as const, development: false } }

const others = ['**/*.{db,process,long}.test.ts', '**/node_modules/**']

/** One PostgreSQL for all files of a project. */
const onPostgres = { globalSetup: ['packages/supabase/test/global-setup.ts'], ...sharedProcess }

/**
 * The kinds of test, told apart by file name: `*.test.ts`, `*.mocked.test.ts` (replaces whole modules), `*.process.test.ts` (the built
 * programs, as they are started), `*.db.test.ts` (a real PostgreSQL), `*.stories.tsx` (a browser), `*.long.test.ts` (for `npm run check:release`).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: ShuffledFiles },
    projects: [
      'apps/storybook/vitest.config.ts',
      {
        plugins: [keptModules],
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['packages/*/{src,functions,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [withMocks, 'packages/ui/src/primitives/**', ...others],
          ...sharedProcess,
          ...patient,
          ...withPglite,
          ...workers,
        },
      },
      {
        plugins,
        oxc,
        resolve,
        ssr,
        test: {
          name: 'unit-apps',
          include: ['{apps/*/src,packages/ui/src/primitives}/**/*.test.{ts,tsx}'],
          exclude: [withMocks, ...others],
          environment: 'happy-dom',
          ...sharedProcess,
          ...patient,
          ...react,
          setupFiles: [...react.setupFiles, 'scripts/test/leave-no-document.ts'],
          ...workers,
        },
      },
      {
        plugins,
        oxc,
        resolve,
        ssr,
        test: {
          name: 'unit-mocked',
          include: [withMocks],
          environment: 'happy-dom',
          exclude: ['**/node_modules/**'],
          ...sharedProcess,
          ...patient,
          ...react,
          setupFiles: [
            'scripts/test/fresh-modules.ts',
            ...react.setupFiles,
            'scripts/test/leave-no-document.ts',
          ],
          ...workers,
        },
      },
      {
        plugins: [keptModules],
        resolve,
        ssr,
        test: {
          name: 'processes',
          include: ['packages/*/src/**/*.process.test.ts'],
          globalSetup: ['packages/local-stack/src/testing/build-programs.ts'],
          ...sharedProcess,
          ...patient,
          ...withPglite,
          ...workers,
        },
      },
      {
        plugins: [keptModules],
        resolve,
        ssr,
        test: {
          name: 'long',
          include: ['{packages,apps}/*/{src,test}/**/*.long.test.ts', 'scripts/**/*.long.test.ts'],
          exclude: ['**/*.db.long.test.ts', '**/node_modules/**'],
          globalSetup: ['packages/local-stack/src/testing/build-programs.ts'],
          ...veryPatient,
          ...withPglite,
          ...workers,
        },
      },
      {
        plugins: [keptModules],
        resolve,
        ssr,
        test: {
          name: 'long-database',
          include: ['packages/*/{src,test}/**/*.db.long.test.ts'],
          ...onPostgres,
          ...veryPatient,
          ...workers,
        },
      },
      {
        plugins: [keptModules],
        resolve,
        ssr,
        test: {
          name: 'database',
          include: ['packages/*/{src,test}/**/*.db.test.ts'],
          ...onPostgres,
          ...patient,
          // The database works for one file while the other's test computes.
          maxWorkers: Math.max(2, workers.maxWorkers),
        },
      },
    ],
  },
})
