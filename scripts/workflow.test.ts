import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { steps } from './check-release/steps.mjs'
import { root } from './start/root.mjs'
import { targets } from './start/targets.mjs'
import { stepNames } from './test/steps.mjs'

const fileOf = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8')
const workflow = fileOf('ci.yml')
const release = fileOf('release.yml')
const nightly = fileOf('nightly.yml')

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

  it('tries other cases of the properties every night', () => {
    expect(parse(nightly).on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }])
    const [, name] = /npm run check:release --silent -- (.*)$/m.exec(nightly) ?? []
    expect(steps.map((step) => step.name)).toContain(name)
  })

  it('pins every action to a commit', () => {
    const actions = [...`${workflow}${release}${nightly}`.matchAll(/uses: (.*)$/gm)].map(
      ([, action]) => action,
    )
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('is followed by a release that checks, builds the published packages and proves where they come from', () => {
    const built = /npm run build -- (.*)$/m.exec(release)?.[1]?.split(' ') ?? []
    const published = targets.filter(({ name }) => built.includes(name)).map(({ workspace }) => workspace)
    expect(published).toEqual(['packages/core', 'packages/cli'])
    expect(release).toMatch(/npm run check:release --silent$/m)
    expect(release).toContain('NPM_CONFIG_PROVENANCE: "true"')
    expect(release).toContain('id-token: write')
  })
})

describe('the files for contributors', () => {
  it.each([
    'ISSUE_TEMPLATE/bug.yml',
    'ISSUE_TEMPLATE/feature.yml',
    'ISSUE_TEMPLATE/config.yml',
    'dependabot.yml',
  ])('%s is YAML', (name) =>
    expect(parse(readFileSync(join(root, '.github', name), 'utf8'))).toBeTypeOf('object'),
  )
})
