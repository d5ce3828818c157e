import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { exitCodeOf, judge } from './advisories/judge.mjs'
import { root } from './start/root.mjs'

const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [
        severity,
        { name: `a-${severity}-one`, severity, range: '<1.2.3', fixAvailable: severity !== 'high' },
      ]),
    ),
  })

it('finds what is high or worse', () =>
  expect(judge(report('low', 'moderate', 'high', 'critical'))).toEqual({
    state: 'found',
    lines: ['high: a-high-one <1.2.3 (no fix yet)', 'critical: a-critical-one <1.2.3 (npm audit fix)'],
  }))

it.each([report(), report('low', 'moderate')])('is content with %j', (text) =>
  expect(judge(text)).toEqual({ state: 'clean', lines: [] }),
)

it.each([
  ['', 'The registry did not answer.'],
  ['null', 'The registry did not answer.'],
  ['npm error', 'The registry did not answer.'],
  [JSON.stringify({ message: 'request to https://registry failed' }), 'request to https://registry failed'],
])('does not take %j for content', (text, reason) =>
  expect(judge(text)).toEqual({ state: 'unknown', lines: [reason] }),
)

it.each([
  ['clean', false, 0],
  ['clean', true, 0],
  ['found', false, 1],
  ['found', true, 1],
  ['unknown', false, 0],
  ['unknown', true, 1],
] as const)('%s, strict %s, ends with %i', (state, isStrict, code) =>
  expect(exitCodeOf(state, isStrict)).toBe(code),
)

it('says without a network that nothing could be looked up, and ends well', () => {
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/advisories.mjs'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^Advisories could not be looked up\. .*\n.*127\.0\.0\.1:9.*\n$/)
  expect([status, stderr]).toEqual([0, ''])
})
