import { fileURLToPath } from 'node:url'

interface Mutated {
  /** Patterns of the files to mutate, from the package's folder. */
  readonly mutate: readonly string[]
  /** The share of mutants in percent that the tests must notice. */
  readonly break: number
}

/** Returns what the Stryker configurations of the packages have in common. */
export function mutationOptions({ mutate, break: least }: Mutated) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', beside('unseen.ts')],
    vitest: { configFile: beside('vitest.config.ts') },
    ignorers: ['unseen'],
    mutate: [...mutate, '!src/**/*.test.{ts,tsx}', '!src/testing/**'],
    ignorePatterns: ['dist', 'public', 'tsconfig*.json'],
    tsconfigFile: 'none',
    disableTypeChecks: true,
    concurrency: 1,
    // Long, so that a busy machine is not taken for a mutant that never ends.
    timeoutMS: 60_000,
    allowEmpty: false,
    tempDirName: '.cache/stryker',
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: '.cache/mutation.json' },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: least, break: least },
  }
}

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
