import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFilesFolder, passes, runFiles, walk } from './run-files.ts'

/* Each of these faults ends a run before its tests, so each takes a run of its own. */

let folder: ReturnType<typeof makeFilesFolder>

beforeEach(() => {
  folder = makeFilesFolder()
})

afterEach(() => folder.remove())

it('a Vitest run fails when a file cannot load, even if an exit hook turns the exit code into 0', async () => {
  const hook = `process.on('beforeExit', () => process.exit(0))`
  const result = await runFiles(folder.directory, 'vitest', {
    'a.test.js': passes,
    'does-not-load.test.js': `import './not-there.js'`,
    'vitest.config.js': `${hook}\nexport default {}`,
  })
  expect(result.reasons.join('\n')).toContain('error outside a test: ')
  expect(result.reasons.join('\n')).toContain('does-not-load.test.js')
  expect(result.reasons.join('\n')).not.toContain('exit code')
})

it('a Playwright run fails when a file cannot load', async () => {
  const result = await runFiles(folder.directory, 'playwright', {
    'a.e2e.ts': `${walk}test('passes', () => expect(1).toBe(1))`,
    'does-not-load.e2e.ts': `import './not-there.ts'`,
  })
  expect(result.reasons.join('\n')).toMatch(/error outside a test: .*not-there/)
})
