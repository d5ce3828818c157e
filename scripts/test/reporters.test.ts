import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { root } from '../start/root.mjs'
import PlaywrightReporter, { printPages } from './playwright-reporter.mjs'
import { makeFilesFolder, passes, runFiles, walk } from './run-files.ts'
import { readReport, reportVariable } from './run-report.mjs'

let folder: ReturnType<typeof makeFilesFolder>

beforeEach(() => {
  folder = makeFilesFolder()
})

afterEach(() => folder.remove())

it('a Vitest run fails on every kind of fault beside passing tests', async () => {
  const result = await runFiles(folder.directory, 'vitest', {
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

it('a Playwright run fails on every kind of fault beside passing tests', async () => {
  const result = await runFiles(folder.directory, 'playwright', {
    'a.e2e.ts': `${walk}test('passes', () => expect(1).toBe(1))`,
    'fails.e2e.ts': `${walk}test('fails', () => expect(1).toBe(2))`,
    'skipped.e2e.ts': `${walk}test.skip('is left out', () => {})`,
    'hook.e2e.ts': `${walk}test.beforeAll(() => { throw new Error('hook broke') })\ntest('waits', () => {})`,
    'silent.e2e.ts': `${walk}test('expects nothing', () => {})`,
    'expected.e2e.ts': `${walk}test.fail('is known to fail', () => expect(1).toBe(2))`,
  })
  expect(result).toMatchObject({ ok: false, passed: 1 })
  for (const part of ['exit code 1', 'fails', 'skipped', 'hook.e2e.ts', 'expected.e2e.ts', 'silent.e2e.ts']) {
    expect(result.reasons.join('\n')).toContain(part)
  }
})

it('a Playwright run without a test reports why it has none', () => {
  const file = join(folder.directory, 'report.json')
  vi.stubEnv(reportVariable, file)
  const reporter = new PlaywrightReporter()
  reporter.onError({ message: 'Cannot find module' })
  reporter.onEnd({ status: 'failed', startTime: new Date(0), duration: 1 })
  expect(readReport(file)).toEqual({
    finished: true,
    errors: ['Cannot find module'],
    files: [],
    tests: [],
  })
})

it('prints what the page of a failed walk held', () => {
  const path = join(folder.directory, 'error-context.md')
  writeFileSync(path, '# Test info\n\n```\nError: not visible\n```\n\n```yaml\n- dialog "Cancel"\n```\n')
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  printPages('a walk', [
    { name: 'screenshot', path: 'nowhere.png' },
    { name: 'error-context', path },
  ])
  expect(printed.mock.calls).toEqual([['\nThe page of ‘a walk’:\n- dialog "Cancel"\n']])
})
