import { describe, expect, it } from 'vitest'
import type { CommandResult } from './run-command.mjs'
import type { RunReport } from './run-report.mjs'
import { judgeCommand, judgeTests } from './verdict.mjs'

/** What is wrong, the report, how the command ended, the reason that is given. */
type Case = readonly [string, RunReport | null, CommandResult, string]

const ended = { code: 0, error: null, output: '', ms: 1 }
const passing = { file: 'a.test.ts', name: 'adds', state: 'passed' as const, ms: 1 }
const report = { finished: true, errors: [], files: ['a.test.ts'], tests: [passing] }

describe('judgeCommand', () => {
  it('counts a command that ended well as one passed test', () => {
    expect(judgeCommand(ended)).toEqual({ ok: true, passed: 1, failed: 0, reasons: [] })
  })

  it.each([
    ['a non-zero exit', { ...ended, code: 3 }, 'exit code 3'],
    ['a signal', { ...ended, code: null, error: 'ended by SIGKILL' }, 'ended by SIGKILL'],
  ])('fails on %s', (_, result, reason) => {
    expect(judgeCommand(result)).toEqual({ ok: false, passed: 0, failed: 1, reasons: [reason] })
  })
})

describe('judgeTests', () => {
  it('passes when every expected file ran and every test passed', () => {
    const verdict = judgeTests(ended, report, ['a.test.ts'])
    expect(verdict).toEqual({ ok: true, passed: 1, failed: 0, reasons: [] })
  })

  it.each<Case>([
    ['a missing report', null, ended, 'no report'],
    ['a non-zero exit after passing tests', report, { ...ended, code: 1 }, 'exit code 1'],
    ['an interrupted run', { ...report, finished: false }, ended, 'interrupted'],
    ['a run without tests', { ...report, tests: [] }, ended, 'no tests'],
    [
      'a file that does not load, although the exit code is 0',
      { ...report, errors: ['Cannot find module\n at …'] },
      ended,
      'error outside a test: Cannot find module',
    ],
    ...(['failed', 'skipped', 'not run'] as const).map(
      (state): Case => [
        `a ${state} test, although the exit code is 0`,
        { ...report, tests: [passing, { ...passing, name: 'subtracts', state }] },
        ended,
        `${state}: a.test.ts > subtracts`,
      ],
    ),
  ])('fails on %s', (_, run, result, reason) => {
    const verdict = judgeTests(result, run, [])
    expect(verdict).toMatchObject({ ok: false, failed: 1 })
    expect(verdict.reasons).toContain(reason)
  })

  it('fails when a test file was left out of the run', () => {
    const verdict = judgeTests(ended, report, ['a.test.ts', 'b.test.ts'])
    expect(verdict).toMatchObject({ ok: false, passed: 1, failed: 1 })
    expect(verdict.reasons).toEqual(['no test of this file ran: b.test.ts'])
  })
})
