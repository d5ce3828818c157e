import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }

/**
 * The tests that exercise the rules themselves, with the coverage that they must keep: `npm run coverage -w @dustforce/core`. Mutation
 * testing runs them too: `npm run mutation`.
 */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['src/**/*.test.ts', 'test/{base64,examples}.test.ts'],
    // Measuring makes the properties slow, and the machine may have other work.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
})
