import { fileURLToPath } from 'node:url'

/**
 * What the packages' Stryker configurations have in common.
 *
 * @param {{ mutate: string[], break: number }} options what is mutated, and the share of mutants in percent below which the run fails
 */
export function mutationOptions({ mutate, break: least }) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', beside('unseen.mjs')],
    vitest: { configFile: beside('vitest.config.mjs') },
    ignorers: ['unseen'],
    mutate: [...mutate, '!src/**/*.test.{ts,tsx}', '!src/testing/**'],
    ignorePatterns: ['dist', 'tsconfig*.json'],
    tsconfigFile: 'none',
    disableTypeChecks: true,
    concurrency: 1,
    timeoutMS: 10_000,
    allowEmpty: false,
    tempDirName: '.cache/stryker',
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: '.cache/mutation.json' },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: least, break: least },
  }
}

function beside(name) {
  return fileURLToPath(new URL(name, import.meta.url))
}
