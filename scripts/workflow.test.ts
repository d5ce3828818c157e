import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { steps } from './check-release/steps.mjs'
import { root } from './start/root.mjs'
import { stepNames } from './test/steps.mjs'

const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')

/** The names after a command, of every line that runs it. */
const namesAfter = (command: RegExp) =>
  [...workflow.matchAll(command)].flatMap(([, names = '']) => names.trim().split(/\s+/).filter(Boolean))

describe('the workflow', () => {
  it('runs every step of the tests, and no other', () => {
    expect(new Set(namesAfter(/npm test --silent --(.*)$/gm))).toEqual(new Set(stepNames))
  })

  it('runs the whole check of a release, and on Node 20 a step that exists', () => {
    expect(workflow).toMatch(/npm run check:release --silent$/m)
    const named = namesAfter(/npm run check:release --silent --(.*)$/gm)
    expect(named).toEqual(['node-20'])
    expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
  })

  it('pins every action to a commit', () => {
    const actions = [...workflow.matchAll(/uses: (.*)$/gm)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })
})
