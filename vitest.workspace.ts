import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }
const ssr = { resolve }

/** A test that takes this long hangs; a busy machine alone does not get there. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 }

/** Three kinds of test, told apart by file name: `*.test.ts`, `*.db.test.ts` (a real PostgreSQL), `*.stories.tsx` (a browser). */
export default defineConfig({
  test: {
    projects: [
      'apps/storybook/vitest.config.ts',
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
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
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
        },
      },
    ],
  },
})
