import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }
const ssr = { resolve }

/** A test that takes this long hangs; a busy machine alone does not get there. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000 }

/** Vitest would leave one of two processors idle. */
const workers = { maxWorkers: Math.max(2, availableParallelism() - 1) }

/** Packages whose tests call functions and, but for `*.mocked.test.ts`, replace no module: their files may share a process. */
const pure = 'packages/{core,ports,workflows,stripe,ui,supabase}/src/**/!(*.mocked).test.{ts,tsx}'

const others = ['**/*.db.test.ts', '**/*.process.test.ts', '**/node_modules/**']

/**
 * The kinds of test, told apart by file name: `*.test.ts`, `*.process.test.ts` (the built programs, as they are started), `*.db.test.ts`
 * (a real PostgreSQL), `*.stories.tsx` (a browser).
 */
export default defineConfig({
  test: {
    projects: [
      'apps/storybook/vitest.config.ts',
      {
        resolve,
        ssr,
        test: {
          name: 'unit-pure',
          include: [pure],
          exclude: others,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          ...patient,
          ...workers,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,functions,test}/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [pure, ...others],
          ...patient,
          ...workers,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'unit-processes',
          include: ['packages/*/src/**/*.process.test.ts'],
          globalSetup: ['packages/local-stack/src/testing/build-programs.ts'],
          ...patient,
          ...workers,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'database',
          include: ['packages/*/{src,test}/**/*.db.test.ts'],
          globalSetup: ['packages/supabase/test/global-setup.ts'],
          ...patient,
          ...workers,
        },
      },
    ],
  },
})
