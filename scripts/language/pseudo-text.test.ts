import { expect, it } from 'vitest'
import { inPseudo, pseudo } from './pseudo-text.ts'

it('brackets a text, accents and lengthens its words, and leaves what programs read', () => {
  expect(pseudo('Pay {money} now')).toBe('⟦Þååý {money} ñööŵ⟧')
  expect(pseudo('See the [terms](/terms-privacy).')).toBe('⟦Šéééé ţĥéé [ţééŕɱš](/terms-privacy).⟧')
  expect(pseudo(' and ')).toBe(' ⟦ååñđ⟧ ')
  expect(pseudo('fr-CA')).toBe('fr-CA')
})

it('makes texts 30 to 45 % longer', () => {
  const text = 'You can move your appointment for free up to a day before it starts.'
  const growth = pseudo(text).length / text.length
  expect(growth).toBeGreaterThan(1.3)
  expect(growth).toBeLessThan(1.45)
})

it('reaches what functions, lists, objects and elements say, and no codes', () => {
  const message = { id: 'a', titles: ['One'], say: (name: string) => `Hi ${name}`, count: 3 }
  const made = inPseudo(message)
  expect(made).toEqual({ id: 'a', titles: ['⟦Ööñéé⟧'], say: expect.any(Function), count: 3 })
  expect(inPseudo({ $$typeof: 'element', type: 'b', props: { href: '/x', children: ['Hi'] } })).toEqual({
    ...{ $$typeof: 'element', type: 'b', props: { href: '/x', children: ['⟦Ĥîî⟧'] } },
  })
  const say = inPseudo((name: string) => `Hi ${name}`)
  expect(typeof say === 'function' && say('Ada')).toBe('⟦Ĥîî Ååđåå⟧')
})
