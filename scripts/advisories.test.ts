import { expect, it } from 'vitest'
import { judge } from './advisories/judge.mjs'

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
