import { expect, test } from 'vitest'
import { failuresOf } from './bulk-words.ts'

const result = (customerName: string, outcome: 'done' | 'changed' | 'missing' | 'refused', message = '') => ({
  id: customerName,
  customerName,
  outcome,
  message,
})

test('says who was left and why, three at most', () => {
  expect(failuresOf([result('Ada', 'done')])).toBe('')
  expect(
    failuresOf([
      result('Ada', 'done'),
      result('Zoe', 'changed', 'maria@example.com'),
      result('Bo', 'refused', 'Ana is off duty.'),
      result('', 'missing'),
      result('Cy', 'changed'),
    ]),
  ).toBe('Zoe was changed by maria@example.com since. Bo: Ana is off duty. One no longer exists. 1 more.')
})
