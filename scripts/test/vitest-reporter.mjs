import { relative } from 'node:path'
import { writeReport } from './run-report.mjs'

/** @param {{ message?: string | undefined }} error */
const messageOf = (error) => error.message ?? String(error)

/** @param {import('vitest/node').TestCase} test */
function stateOf(test) {
  const { state } = test.result()
  // A test that is marked as failing is not a test.
  if (test.options.fails === true) return 'failed'
  return state === 'pending' ? 'not run' : state
}

/** @param {import('vitest/node').TestCase} test what it says it lacks, when it is skipped */
function noteOf(test) {
  const result = test.result()
  return result.state === 'skipped' ? result.note : undefined
}

/** @param {import('vitest/node').TestCase} test what it saw instead, with the line that saw it */
function errorOf(test) {
  return (
    test
      .result()
      .errors?.map(({ message, diff, stacks }) => {
        const [place] = stacks ?? []
        const line = place && `at ${relative(process.cwd(), place.file)}:${place.line}`
        return [message, diff, line].filter(Boolean).join('\n')
      })
      .join('\n') || undefined
  )
}

/** Writes the run report of a Vitest run, whatever ended it. */
export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} unhandledErrors
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(modules, unhandledErrors, reason) {
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    writeReport({
      finished: reason !== 'interrupted',
      errors: [...suites.flatMap((suite) => suite.errors()), ...unhandledErrors].map(messageOf),
      files: modules.map((module) => relative(process.cwd(), module.moduleId)),
      tests: modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          file: relative(process.cwd(), module.moduleId),
          name: `${test.fullName} (${test.project.name})`,
          state: stateOf(test),
          ms: test.diagnostic()?.duration ?? 0,
          note: noteOf(test),
          error: errorOf(test),
        })),
      ),
    })
  }
}
