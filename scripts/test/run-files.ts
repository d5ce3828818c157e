import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../start/root.mjs'
import { runStep } from './run-step.mjs'

/** Starting a test runner takes long on a busy machine. */
const limitMs = 50_000

/** A folder below the repository, so that the files of it find the installed Vitest and Playwright. */
export function makeFilesFolder() {
  const directory = mkdtempSync(join(root, '.cache/reporters-'))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** A test file of Vitest that passes. */
export const passes = `import { expect, it } from 'vitest'\nit('passes', () => expect(1).toBe(1))`

/** The first line of a walk. */
export const walk = `import { expect, test } from '@playwright/test'\n`

/** Runs test files given by name and text in a folder, and returns the step's verdict. That a run of passing tests passes, every step of `npm test` shows. */
export async function runFiles(
  directory: string,
  runner: 'vitest' | 'playwright',
  files: Record<string, string>,
) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  const relative = join('.cache', basename(directory))
  const command =
    runner === 'vitest'
      ? [
          ...[
            'vitest',
            'run',
            '--root',
            directory,
            '--reporter',
            join(root, 'scripts/test/vitest-reporter.mjs'),
          ],
          ...['--allowOnly=false'],
        ]
      : [
          ...['playwright', 'test', '--config', join(directory, 'playwright.config.ts')],
          ...['--reporter', join(root, 'scripts/test/playwright-reporter.mjs')],
        ]
  if (runner === 'playwright') {
    writeFileSync(
      join(directory, 'playwright.config.ts'),
      `export default { testMatch: '*.e2e.ts', workers: 1 }`,
    )
  }
  return runStep(
    { name: runner, command, files: () => Object.keys(files).map((name) => join(relative, name)) },
    { reports: directory, limitMs },
  )
}
