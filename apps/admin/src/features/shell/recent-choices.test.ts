import { afterEach, expect, it } from 'vitest'
import { noteChoice, recentChoices } from './recent-choices.ts'

afterEach(() => localStorage.clear())

it('offers the last four different choices, the last first', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e']) noteChoice(id)
  expect(recentChoices()).toEqual(['e', 'd', 'a', 'c'])
})

it.each(['', '{', '{}', '[1, "a", null]'])('reads what it finds stored as %j', (stored) => {
  localStorage.setItem('dustforce.recent', stored)
  expect(recentChoices()).toEqual(stored.includes('a') ? ['a'] : [])
})
