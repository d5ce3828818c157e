import { expect, it } from 'vitest'
import { nextVersion } from './next-version.ts'

it.each([
  ['gta-2026.1', ['gta-2026.1'], 'gta-2026.2'],
  ['gta-2026.1', ['gta-2026.2', 'gta-2026.3'], 'gta-2026.4'],
  ['winter', [], 'winter.2'],
  ['london-2026', ['london-2026.2'], 'london-2026.3'],
])('the version after %s, with %j taken, is %s', (version, taken, next) => {
  expect(nextVersion(version, taken)).toBe(next)
})
