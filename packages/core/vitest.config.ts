import { defineConfig } from 'vitest/config'

/**
 * The folder of `src` that is mutated: what its own tests and those of the languages' words do not notice counts as not noticed, and a run
 * takes a tenth of the time.
 */
const { MUTATED_FOLDER: folder = '**', REPOSITORY: repository = '../../' } = process.env
// Stryker works on a copy of the package, from which the guides have no relative path.
const examples = process.env.REPOSITORY === undefined ? ['test/examples.test.ts'] : []
const resolve = { conditions: ['@dustforce/source'] }

/**
 * The tests that exercise the rules themselves, with the coverage that they must keep: `npm run coverage -w @dustforce/core`. Mutation
 * testing runs them too: `npm run mutation`.
 */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: [`src/${folder}/**/*.test.ts`, 'src/words/*.test.ts', ...examples],
    // Measuring makes the properties slow, and the machine may have other work.
    testTimeout: 60_000,
    setupFiles: [`${repository}scripts/test/same-cases.ts`],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
})
