import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clashesOf } from './clashes.ts'

const seen = { name: 'Grace', notes: 'Ring', adminNotes: '' }

it('names the fields that both changed, with what each made of them', () => {
  const mine = { ...seen, notes: 'Ring twice', name: 'Grace B' }
  const live = { ...seen, notes: 'Knock', adminNotes: 'VIP' }
  expect(clashesOf(seen, mine, live)).toEqual([{ field: 'notes', theirs: 'Knock', mine: 'Ring twice' }])
})

it('asks again when what is stored changes after it was decided', () => {
  const mine = { ...seen, notes: 'Ring twice' }
  const live = { ...seen, notes: 'Knock' }
  expect(clashesOf(seen, mine, live, { notes: 'Knock' })).toEqual([])
  expect(clashesOf(seen, mine, { ...live, notes: 'Knock twice' }, { notes: 'Knock' })).toHaveLength(1)
})

it('loses no value without a clash that says so (property)', () => {
  const form = fc.record({
    name: fc.constantFrom('', 'a', 'b'),
    notes: fc.constantFrom('', 'a', 'b'),
    adminNotes: fc.constantFrom('', 'a', 'b'),
  })
  fc.assert(
    fc.property(form, form, form, (opened, mine, live) => {
      const named = new Set<string>(clashesOf(opened, mine, live).map(({ field }) => field))
      for (const field of ['name', 'notes', 'adminNotes'] as const) {
        const isTyped = mine[field] !== opened[field]
        const saved = isTyped ? mine[field] : live[field]
        const isTheirsLost = live[field] !== opened[field] && saved !== live[field]
        expect(named.has(field)).toBe(isTheirsLost)
      }
    }),
  )
})
