import { describe, expect, it } from 'vitest'
import { isPlain } from './plain-request.ts'
import type { QuoteRequest } from './quote-request.ts'

const rooms = { id: 'rooms', measure: { one: 'room', many: 'rooms', min: 1, max: 5 }, isNeeded: true }
const pets = { id: 'pets', measure: { label: 'Pets', flag: true }, isNeeded: false } as const
const plain = (request: QuoteRequest) => isPlain({ needed: [rooms], others: [pets] }, request)
const promo = { type: 'percentage', value: 10 } as const

describe('isPlain', () => {
  it('is so with what is needed and with anything that may be said besides', () => {
    expect(plain({ service: 'any', rooms: 1 })).toBe(true)
    expect(plain({ service: 'any', rooms: 5, pets: false })).toBe(true)
    expect(plain({ service: 'any', rooms: 5, addOns: [] })).toBe(true)
    expect(plain({ service: 'any', rooms: 5, promo })).toBe(true)
    expect(plain({ service: 'any', rooms: 5, pets: true, addOns: ['oven'], promo })).toBe(true)
  })

  it('is not where a closer look may find something', () => {
    expect(plain({ service: 'any' })).toBe(false)
    expect(plain({ service: 'any', pets: true })).toBe(false)
    expect(plain({ service: 'any', rooms: 1, pets: 'yes' })).toBe(false)
    expect(plain({ service: 'any', rooms: 1, attic: 1 })).toBe(false)
    expect(plain({ service: 'any', rooms: 1, attic: 1, addOns: [], promo })).toBe(false)
    expect(plain({ service: 'any', rooms: 1, date: '2026-12-06' })).toBe(false)
    expect(plain({ service: 'any', rooms: 1, pets: undefined })).toBe(false)
  })
})
