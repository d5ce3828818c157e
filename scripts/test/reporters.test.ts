import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../start/root.mjs'
import { printPages } from './playwright-reporter.mjs'
import { runStep } from './run-step.mjs'

/** Starting a test runner takes long on a busy machine. */
const limitMs = 50_000
let directory: string

beforeEach(() => {
  // Below the repository, so that the fixtures find the installed Vitest and Playwright.
  directory = mkdtempSync(join(root, '.cache/reporters-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Runs test files given by name and text, and returns the step's verdict. That a run of passing tests passes, every step of `npm test` shows. */
async function runFiles(runner: 'vitest' | 'playwright', files: Record<string, string>) {
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

const passes = `import { expect, it } from 'vitest'\nit('passes', () => expect(1).toBe(1))`

describe('a Vitest run', () => {
  it('fails on every kind of fault beside passing tests', async () => {
    const result = await runFiles('vitest', {
      'a.test.js': passes,
      'fails.test.js': `import { expect, it } from 'vitest'\nit('fails', () => expect(1).toBe(2))`,
      'does-not-load.test.js': `import './not-there.js'\n${passes}`,
      'empty.test.js': 'export {}',
      'hook.test.js': `import { beforeAll, it } from 'vitest'\nbeforeAll(() => { throw new Error('hook broke') })\nit('waits', () => {})`,
      'skipped.test.js': `import { it } from 'vitest'\nit.skip('is left out', () => {})`,
      'only.test.js': `import { it } from 'vitest'\nit.only('runs alone', () => {})`,
      'unhandled.test.js': `import { it } from 'vitest'\nit('rejects', () => { Promise.reject(new Error('nobody caught this')) })`,
      'silent.test.js': `import { it } from 'vitest'\nit('expects nothing', () => {})`,
      'table.test.js': `import { expect, it } from 'vitest'\nit.each([])('row %s', () => expect(1).toBe(1))\n${passes}`,
      'tables.test.js': `import { describe } from 'vitest'\ndescribe.for([])('row %s', () => {})\n${passes}`,
      'vitest.config.js': `const setupFiles = ['${join(root, 'scripts/test/expect-something.ts')}']
        export default { test: { projects: [
          { test: { name: 'shared', isolate: false, maxWorkers: 1, exclude: ['worker.test.js'], setupFiles } },
          { test: { name: 'dying', include: ['worker.test.js'] } },
        ] } }`,
      'fails-as-meant.test.js': `import { expect, it } from 'vitest'\nit.fails('is known to fail', () => expect(1).toBe(2))`,
      'worker.test.js': `import { it } from 'vitest'\nit('dies', () => { process.kill(process.pid, 'SIGKILL') })`,
    })
    expect(result.ok).toBe(false)
    expect(result.passed).toBeGreaterThanOrEqual(1)
    for (const part of [
      'exit code 1',
      'fails.test.js > fails',
      'expected 1 to be 2',
      'fails.test.js:2',
      'does-not-load.test.js',
      'empty.test.js',
      'hook broke',
      'skipped.test.js > is left out',
      'only.test.js',
      'nobody caught this',
      'worker.test.js',
      'fails-as-meant.test.js > is known to fail',
      'silent.test.js > expects nothing',
      'A table of tests (.each) has no row.',
      'A table of tests (.for) has no row.',
    ]) {
      expect(result.reasons.join('\n')).toContain(part)
    }
  })

  it('fails when a file cannot load, even if an exit hook turns the exit code into 0', async () => {
    const hook = `process.on('beforeExit', () => process.exit(0))`
    const result = await runFiles('vitest', {
      'a.test.js': passes,
      'does-not-load.test.js': `import './not-there.js'`,
      'vitest.config.js': `${hook}\nexport default {}`,
    })
    expect(result.reasons.join('\n')).toContain('error outside a test: ')
    expect(result.reasons.join('\n')).toContain('does-not-load.test.js')
    expect(result.reasons.join('\n')).not.toContain('exit code')
  })
})

describe('a Playwright run', () => {
  const walk = `import { expect, test } from '@playwright/test'\n`

  it('fails on every kind of fault beside passing tests', async () => {
    const result = await runFiles('playwright', {
      'a.e2e.ts': `${walk}test('passes', () => expect(1).toBe(1))`,
      'fails.e2e.ts': `${walk}test('fails', () => expect(1).toBe(2))`,
      'skipped.e2e.ts': `${walk}test.skip('is left out', () => {})`,
      'hook.e2e.ts': `${walk}test.beforeAll(() => { throw new Error('hook broke') })\ntest('waits', () => {})`,
      'silent.e2e.ts': `${walk}test('expects nothing', () => {})`,
      'expected.e2e.ts': `${walk}test.fail('is known to fail', () => expect(1).toBe(2))`,
    })
    expect(result).toMatchObject({ ok: false, passed: 1 })
    for (const part of [
      'exit code 1',
      'fails',
      'skipped',
      'hook.e2e.ts',
      'expected.e2e.ts',
      'silent.e2e.ts',
    ]) {
      expect(result.reasons.join('\n')).toContain(part)
    }
  })

  it('fails when a file cannot load', async () => {
    const result = await runFiles('playwright', {
      'a.e2e.ts': `${walk}test('passes', () => expect(1).toBe(1))`,
      'does-not-load.e2e.ts': `import './not-there.ts'`,
    })
    expect(result.reasons.join('\n')).toMatch(/error outside a test: .*not-there/)
  })
})

it('prints what the page of a failed walk held', () => {
  const path = join(directory, 'error-context.md')
  writeFileSync(path, '# Test info\n\n```\nError: not visible\n```\n\n```yaml\n- dialog "Cancel"\n```\n')
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printPages('a walk', [
    { name: 'screenshot', path: 'nowhere.png' },
    { name: 'error-context', path },
  ])
  expect(printed.mock.calls).toEqual([['\nThe page of ‘a walk’:\n- dialog "Cancel"\n']])
})
