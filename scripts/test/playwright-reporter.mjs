import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { writeReport } from './run-report.mjs'

/** @type {Record<import('@playwright/test/reporter').TestResult['status'], import('./run-report.mjs').TestResult['state']>} */
const states = {
  passed: 'passed',
  failed: 'failed',
  timedOut: 'failed',
  interrupted: 'not run',
  skipped: 'skipped',
}

/** @param {import('@playwright/test/reporter').TestStep} step @returns {boolean} */
const expects = ({ category, steps }) => category === 'expect' || steps.some(expects)

/**
 * @param {import('@playwright/test/reporter').TestCase} test
 * @returns {import('./run-report.mjs').TestResult['state']}
 */
function stateOf(test) {
  if (test.results.length === 0) return 'not run'
  // A test that passed only at its second try has shown a fault, and one that is marked as failing is not a test.
  const state = test.results.map(({ status }) => states[status]).find((one) => one !== 'passed')
  // A test that expects nothing shows nothing.
  return state ?? (test.results.some(({ steps }) => steps.some(expects)) ? 'passed' : 'failed')
}

const snapshotLimit = 8_000

/**
 * Prints what the page of a failed test held: where the run cannot be repeated, its output is all there is.
 *
 * @param {string} title
 * @param {readonly { readonly name: string, readonly path?: string }[]} attachments
 */
export function printPages(title, attachments) {
  for (const { name, path } of attachments) {
    if (name !== 'error-context' || path === undefined) continue
    const [, snapshot = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
    // Dialogs come last.
    console.log(`\nThe page of ‘${title}’:\n${snapshot.slice(-snapshotLimit).trim()}\n`)
  }
}

/** Writes the run report of a Playwright run, whatever ended it. */
export default class PlaywrightReporter {
  /** @type {import('@playwright/test/reporter').TestCase[]} */
  #tests = []
  /** @type {string[]} */
  #errors = []

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#tests = suite.allTests()
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd({ title }, { attachments }) {
    printPages(title, attachments)
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#errors.push(error.message ?? error.value ?? 'an error without a message')
  }

  /** @param {import('@playwright/test/reporter').FullResult} result */
  onEnd(result) {
    const tests = this.#tests.map((test) => ({
      file: relative(process.cwd(), test.location.file),
      name: test.titlePath().filter(Boolean).join(' > '),
      state: stateOf(test),
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      error:
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n') ||
        undefined,
    }))
    writeReport({
      finished: result.status !== 'interrupted' && result.status !== 'timedout',
      errors: this.#errors,
      files: [...new Set(tests.map(({ file }) => file))],
      tests,
    })
  }

  printsToStdio() {
    return false
  }
}
