import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { vectorLines } from './vectors.ts'

const committed = readFileSync(new URL('vectors.sha256', import.meta.url), 'utf8').trim()

it('10,000 vectors are answered as they were: a change of these answers is a change of the rules', () => {
  const lines = vectorLines()
  expect(lines).toHaveLength(10_000)
  expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(committed)
})
