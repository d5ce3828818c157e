import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { root } from './start/root.mjs'

vi.setConfig({ testTimeout: 120_000 })

function run(...args: string[]) {
  // These variables tell a program that it runs inside Vitest.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test-one.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  return { status, text: stdout + stderr }
}

const file = 'scripts/dev/script-nonce.test.ts'

test('a file whose tests pass passes', () => {
  const { status, text } = run(file)
  expect(text).toContain(`ok  ${file}  1 passed`)
  expect(status).toBe(0)
})

test('several files are each judged', () => {
  const other = 'scripts/documented-commands.test.ts'
  const { status, text } = run(file, other, '-t', 'nonce')
  expect(text).toContain(`no test of this file ran: ${other}`)
  expect(text).not.toContain(`no test of this file ran: ${file}`)
  expect(status).toBe(1)
})

test.each([
  ['no file', [], 'Which file?'],
  ['a file that does not exist', ['scripts/nothing.test.ts'], 'There is no file scripts/nothing.test.ts'],
  ['a file that is no test', ['scripts/dev.mjs'], 'scripts/dev.mjs is no test'],
  [
    'a filter that leaves no test',
    [file, '-t', 'nothing is called this'],
    `no test of this file ran: ${file}`,
  ],
])('%s fails', (_case, args, message) => {
  const { status, text } = run(...args)
  expect(text).toContain(message)
  expect(status).toBe(1)
})
