import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCountedLog } from './counted-log.ts'
import { formatLine } from './format-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const lines: string[] = []
  return { lines, log: makeCountedLog((line) => lines.push(formatLine(line, 'text'))) }
}

test('refused requests are one line a minute for each kind, with their number', () => {
  const { lines, log } = setup()
  for (let nr = 0; nr < 7005; nr += 1) log.refused('PGRST205')
  log.refused('42501')
  expect(lines).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    'Refused 7005 times in the last minute: PGRST205',
    'Refused once in the last minute: 42501',
  ])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(2)
})

test('a failure is written in full once a minute, and counted when it repeats', () => {
  const { lines, log } = setup()
  const failure = (nr: number) => new TypeError(`No column ${nr}`)
  for (let nr = 0; nr < 5; nr += 1) log.failed(failure(nr))
  expect(lines).toEqual([expect.stringMatching(/^TypeError: No column 0\n +at /)])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual(['Again 4 times in the last minute: TypeError: No column …'])
  log.failed(failure(9))
  expect(lines).toHaveLength(3)
})

test('log entries are of one kind when their message is the same', () => {
  const { lines, log } = setup()
  const line = (message: string, cause: string) =>
    log.line({ at: '', level: 'error', message, error: { name: 'Error', message: cause } })
  for (const nr of [1, 2]) line('A checkout failed', `cause ${nr}`)
  line('Another', 'cause 1')
  expect(lines).toHaveLength(2)
})

test('kinds that a stranger makes up do not fill the memory or the log', () => {
  const { lines, log } = setup()
  for (let nr = 0; nr < 1000; nr += 1) log.refused(`kind ${nr}`)
  for (let nr = 0; nr < 1000; nr += 1) log.failed(`failure ${'x'.repeat(nr)}`)
  vi.advanceTimersByTime(60_000)
  expect(lines.length).toBeLessThan(160)
})

test('a closed log writes nothing more', () => {
  const { lines, log } = setup()
  log.refused('42501')
  log.close()
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([])
})
