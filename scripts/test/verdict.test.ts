import { describe, expect, it } from 'vitest'
import type { CommandResult } from './run-command.mjs'
import type { RunReport } from './run-report.mjs'
import { judgeCommand, judgeTests } from './verdict.mjs'

/** One case: what is wrong, the report, how the command ended, the reason that is given. */
type Case = readonly [string, RunReport | null, CommandResult, string]

const ended = { code: 0, error: null, output: '', ms: 1, processorSeconds: null }
const passing = { file: 'a.test.ts', name: 'adds', state: 'passed' as const, ms: 1 }
const report = { finished: true, errors: [], files: ['a.test.ts'], tests: [passing] }

describe('judgeCommand', () => {
  it('counts a command that ended well as one passed test', () => {
    expect(judgeCommand(ended)).toEqual({ ok: true, passed: 1, failed: 0, reasons: [], untried: [] })
  })

  it.each([
    ['a non-zero exit', { ...ended, code: 3 }, 'exit code 3'],
    ['a signal', { ...ended, code: null, error: 'ended by SIGKILL' }, 'ended by SIGKILL'],
  ])('fails on %s', (_, result, reason) => {
    expect(judgeCommand(result)).toEqual({ ok: false, passed: 0, failed: 1, reasons: [reason], untried: [] })
  })
})

describe('judgeTests', () => {
  it('passes when every expected file ran and every test passed', () => {
    const verdict = judgeTests(ended, report, ['a.test.ts'])
    expect(verdict).toEqual({ ok: true, passed: 1, failed: 0, reasons: [], untried: [] })
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

  it('says what a failed test saw, without colours', () => {
    const failed = {
      ...passing,
      state: 'failed' as const,
      error: '\u001b[31mexpected 1 to be 2\u001b[39m\nat a.test.ts:3',
    }
    const { reasons } = judgeTests(ended, { ...report, tests: [failed] }, [])
    expect(reasons).toEqual(['failed: a.test.ts > adds\nexpected 1 to be 2\nat a.test.ts:3'])
  })

  it('fails when a test file was left out of the run', () => {
    const verdict = judgeTests(ended, report, ['a.test.ts', 'b.test.ts'])
    expect(verdict).toMatchObject({ ok: false, passed: 1, failed: 1 })
    expect(verdict.reasons).toEqual(['no test of this file ran: b.test.ts'])
  })

  it('passes where a test cannot be tried on this machine, and says so', () => {
    const file = 'packages/local-stack/src/start/full-disk.long.test.ts'
    const skipped = { ...passing, file, state: 'skipped' as const }
    const needs = 'the right to mount a file system'
    const list = [{ needs, isGiven: () => false, files: [file] }]
    const judge = (note: string | undefined, rights = list) =>
      judgeTests(ended, { ...report, tests: [passing, { ...skipped, note }] }, [], undefined, rights)
    expect(judge(needs)).toMatchObject({
      ok: true,
      passed: 1,
      failed: 0,
      untried: [`${file} > adds (needs ${needs})`],
    })
    // Skipped for another reason, where the machine would allow it, or in a file that the list does not name.
    expect(judge(undefined).ok).toBe(false)
    expect(judge('no time').ok).toBe(false)
    expect(judge(needs, [{ needs, isGiven: () => true, files: [file] }]).ok).toBe(false)
    expect(judge(needs, [{ needs, isGiven: () => false, files: ['b.test.ts'] }]).ok).toBe(false)
  })

  it.each([
    ['a file that is gone', { 'a.test.ts': 1, 'b.test.ts': 3 }, /gone with its 3 tests: b\.test\.ts/],
    ['tests that are gone', { 'a.test.ts': 2 }, /1 of 2 tests are left: a\.test\.ts/],
    ['a file that nobody has counted', {}, /not counted yet: a\.test\.ts/],
  ])('fails on %s', (_, counted, reason) => {
    const verdict = judgeTests(ended, report, [], counted)
    expect(verdict).toMatchObject({ ok: false, passed: 1, failed: 1 })
    expect(verdict.reasons.join('\n')).toMatch(reason)
  })

  it('lets a file gain tests, until it has twice as many as were counted', () => {
    const withTests = (length: number) => ({
      ...report,
      tests: Array.from({ length }, (_, nr) => ({ ...passing, name: `adds ${nr}` })),
    })
    expect(judgeTests(ended, withTests(5), [], { 'a.test.ts': 3 }).ok).toBe(true)
    expect(judgeTests(ended, withTests(6), [], { 'a.test.ts': 3 }).reasons.join()).toContain(
      '6 tests where 3 were counted',
    )
  })
})
