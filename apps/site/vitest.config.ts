import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@dustforce/source'] }

/** The tests that mutation testing runs: `npm run mutation -w @dustforce/site`. */
export default defineConfig({ resolve, ssr: { resolve }, test: { include: ['src/**/*.test.{ts,tsx}'] } })
