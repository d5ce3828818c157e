import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }

/** The unit tests of one package, as Stryker runs them in its copy of it. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Hundreds of checkouts, which every mutant would go through: the handler's own tests notice what they would.
    exclude: ['**/*.db.test.ts', '**/shown-is-charged.test.ts'],
    testTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('few-runs.ts', import.meta.url))],
  },
})
