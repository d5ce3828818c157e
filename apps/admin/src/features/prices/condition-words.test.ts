import type { Charge, Measures } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { expect, it } from 'vitest'
import { conditionWords } from './condition-words.ts'

const measures: Measures = {
  pets: { label: 'Pets', flag: true },
  notice: { one: 'hour', many: 'hours of notice', min: 0, max: 100 },
}

it.each<readonly [Charge['when'], string]>([
  [undefined, 'Always'],
  [{ pets: true }, 'Pets'],
  [{ weekday: ['saturday', 'sunday'] }, 'Weekday: saturday or sunday'],
  [{ notice: { below: 24 } }, 'hours of notice: below 24'],
  [{ time: { atLeast: '18:00', below: '06:00' } }, 'Time: from 18:00, below 06:00'],
  [{ date: { from: '04-15', to: '06-15' }, pets: false }, 'Day: 04-15 to 06-15; Pets: no'],
])('%j is %s', (when, words) => {
  const charge: Charge = { id: 'x', name: 'X', amount: cents(100), ...(when && { when }) }
  expect(conditionWords({ measures }, charge)).toBe(words)
})
