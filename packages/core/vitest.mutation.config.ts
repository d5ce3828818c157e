import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }

/** The tests that stand beside the rules, which find a broken rule within moments: `npm run mutation`. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: { include: ['src/**/*.test.ts', 'test/examples.test.ts'] },
})
