import { expect, it } from 'vitest'
import { loadLevel } from './index.ts'

it.each([
  [0, 10, 0, 'free'],
  [7, 10, 0.7, 'free'],
  [8, 10, 0.8, 'filling'],
  [10, 10, 1, 'full'],
  [12, 10, 1, 'over'],
  [0, 0, 1, 'full'],
  [1, 0, 1, 'over'],
])('%i of %i places is %d, %s', (taken, limit, share, level) =>
  expect(loadLevel(taken, limit)).toEqual({ share, level }),
)
