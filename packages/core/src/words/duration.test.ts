import { expect, it } from 'vitest'
import { durationInEnglish, durationInFrench, durationText } from './duration.ts'

it.each([
  [0, 'about half an hour', 'environ une demi-heure'],
  [30, 'about half an hour', 'environ une demi-heure'],
  [45, 'about 1 hour', 'environ 1 heure'],
  [74, 'about 1 hour', 'environ 1 heure'],
  [75, 'about 1.5 hours', 'environ 1,5 heure'],
  [120, 'about 2 hours', 'environ 2 heures'],
  [180, 'about 3 hours', 'environ 3 heures'],
  [200, 'about 3.5 hours', 'environ 3,5 heures'],
])('%i minutes are %s, %s', (minutes, english, french) => {
  expect(durationText(minutes, durationInEnglish)).toBe(english)
  expect(durationText(minutes, durationInFrench)).toBe(french)
})
