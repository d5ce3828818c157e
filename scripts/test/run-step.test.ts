import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../start/root.mjs'
import { runStep } from './run-step.mjs'

const limitMs = 15_000
let reports: string

beforeEach(() => {
  // Below the repository, so that the fixtures find the installed Vitest and Playwright.
  reports = mkdtempSync(join(root, '.cache/run-step-'))
})

afterEach(() => rmSync(reports, { recursive: true, force: true }))

const node = (code: string) => [process.execPath, '--eval', code]

describe('a step that is a command', () => {
  it('passes when the command passes', async () => {
    const result = await runStep({ name: 'one', command: node('console.log("fine")') }, { reports, limitMs })
    expect(result).toMatchObject({ ok: true, passed: 1, failed: 0, output: 'fine\n' })
  })

  it('fails with what the command printed on both streams', async () => {
    const command = node('console.log("begun"); console.error("broken"); process.exitCode = 2')
    const result = await runStep({ name: 'one', command }, { reports, limitMs })
    expect(result).toMatchObject({ ok: false, failed: 1, reasons: ['exit code 2'] })
    expect(result.output).toContain('begun')
    expect(result.output).toContain('broken')
  })

  it('fails when the command crashes', async () => {
    const command = node('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)')
    const result = await runStep({ name: 'one', command }, { reports, limitMs })
    expect(result).toMatchObject({ ok: false, reasons: ['ended by SIGKILL'] })
  })

  it('fails when the command does not exist', async () => {
    // By its whole name: a name alone is looked for in every place of the path, and some may be closed to this user.
    const program = join(reports, 'no-such-program')
    const result = await runStep({ name: 'one', command: [program] }, { reports, limitMs })
    expect(result).toMatchObject({ ok: false, reasons: [`spawn ${program} ENOENT`] })
  })

  it('stops a command that hangs, with the processes that it started', async () => {
    const command = ['sh', '-c', 'sleep 1000 & echo $!; wait']
    const result = await runStep({ name: 'one', command }, { reports, limitMs: 3_000 })
    expect(result).toMatchObject({ ok: false, reasons: ['stopped after 3 s'] })
    await expect.poll(() => isAlive(Number(result.output)), { timeout: limitMs }).toBe(false)
  })
})

/** A killed process that nobody has waited for yet stays in the table as a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

describe('a step that is a test run', () => {
  it('fails when the command passes without a report', async () => {
    const step = { name: 'one', command: node(''), files: () => [] }
    expect(await runStep(step, { reports, limitMs })).toMatchObject({ ok: false, reasons: ['no report'] })
  })

  it('fails when the report is cut off', async () => {
    const command = node(
      'require("fs").writeFileSync(process.env.DUSTFORCE_TEST_REPORT, "{\\"finished\\": tr")',
    )
    const step = { name: 'one', command, files: () => [] }
    expect(await runStep(step, { reports, limitMs })).toMatchObject({ ok: false, reasons: ['no report'] })
  })
})
