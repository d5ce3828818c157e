import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const isApp = process.cwd().split(sep).includes('apps')

/** The unit tests of one package, as Stryker runs them in its copy of it. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Hundreds of checkouts, which every mutant would go through: the handler's own tests notice what they would.
    exclude: ['**/*.db.test.ts', '**/shown-is-charged.test.ts'],
    environment: isApp ? 'happy-dom' : 'node',
    testTimeout: 60_000,
    setupFiles: [
      beside('../test/same-cases.ts'),
      beside('../test/end-stubs.ts'),
      beside('few-runs.ts'),
      ...(isApp ? [beside('../test/leave-no-document.ts')] : []),
    ],
  },
})
