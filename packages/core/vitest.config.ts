import { defineConfig } from 'vitest/config'

/**
 * The folder of `src` that is mutated: what its own tests do not notice counts as not noticed, and a run takes a tenth of the time. To its
 * tests belong those of the languages' words and of what people write wrong, and to those of price books the tests that quote from them.
 */
const { MUTATED_FOLDER: folder = '**', REPOSITORY: repository = '../../' } = process.env
const folders = folder === 'catalogue' ? '{catalogue,quote,words}' : `{${folder},words}`
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
    include: [`src/${folders}/**/*.test.ts`, 'test/mistakes.test.ts', ...examples],
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
