import { expect, it } from 'vitest'
import { versionStates } from './version-states.ts'

it.each([
  ['the last one published holds', [20, 10, 0], ['current', 'past', 'past']],
  ['one whose time has not come is planned', [40, 20, 0], ['planned', 'current', 'past']],
  ['a plan that was replaced by what holds never holds', [20, 40, 0], ['current', 'past', 'past']],
  ['a plan that another plan comes before never holds', [40, 50, 20], ['planned', 'past', 'current']],
  ['a plan until another plan holds too', [50, 40, 20], ['planned', 'planned', 'current']],
] as const)('%s', (_, holdsFrom, states) => {
  expect(
    versionStates(
      holdsFrom.map((from) => ({ holdsFrom: from })),
      30,
    ),
  ).toEqual(states)
})
