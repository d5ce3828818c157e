import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  attemptIdFor,
  bookingDraftText,
  clearBookingDraft,
  forgetAttempt,
  parseBookingDraft,
  readBookingDraft,
  subscribeToBookingDraft,
  writeBookingDraft,
} from './booking-draft.ts'

test('a draft comes back as it was typed', () => {
  const form = {
    ...emptyBookingForm('deep-clean'),
    firstName: 'Ana',
    bedrooms: 3,
    addOns: ['laundry' as const],
  }
  expect(parseBookingDraft(JSON.stringify(form), gtaBusiness.priceBook)).toEqual(form)
})

test('what is no draft is no draft', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"service":"window-washing"}',
    '{"service":"toString"}',
    '{"service":["standard"]}',
  ]) {
    expect(parseBookingDraft(text, gtaBusiness.priceBook)).toBeNull()
  }
})

test('fields of another kind, unknown fields and add-ons of another service are left out', () => {
  const text = JSON.stringify({
    service: 'move-clean',
    firstName: 7,
    bedrooms: '3',
    lastName: 'Diaz',
    cardNumber: '4242',
    addOns: ['oven-cleaning', 'laundry', 'laundry', 9],
  })
  expect(parseBookingDraft(text, gtaBusiness.priceBook)).toEqual({
    ...emptyBookingForm('move-clean'),
    lastName: 'Diaz',
    addOns: ['laundry'],
  })
})

test('add-ons that are no list, and a prototype, are left out', () => {
  const draft = parseBookingDraft(
    '{"service":"standard","addOns":"laundry","__proto__":{"isAdmin":true}}',
    gtaBusiness.priceBook,
  )
  expect(draft).toEqual(emptyBookingForm('standard'))
  expect(Object.keys(draft ?? {})).not.toContain('__proto__')
})

/** Gives 'id-1', 'id-2' and so on. */
function numbered(): () => string {
  let made = 0
  return () => {
    made += 1
    return `id-${made}`
  }
}

test('an attempt without storage gets an id each time', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const newId = numbered()
  expect([attemptIdFor('a', newId), attemptIdFor('a', newId)]).toEqual(['id-1', 'id-2'])
})

describe('in a tab that keeps things', () => {
  const tab = new Map<string, string>()

  beforeEach(() => {
    tab.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, text: string) => void tab.set(name, text),
      removeItem: (name: string) => void tab.delete(name),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('the same booking keeps its attempt, a changed one is a new attempt', () => {
    const newId = numbered()
    const at = (time: string) => attemptIdFor(JSON.stringify({ date: '2026-11-24', time }), newId)
    expect([at('9:00 AM'), at('9:00 AM'), at('10:00 AM'), at('10:00 AM')]).toEqual([
      'id-1',
      'id-1',
      'id-2',
      'id-2',
    ])
  })

  test('a booking changed back is a new attempt too', () => {
    const newId = numbered()
    expect(['a', 'b', 'a'].map((content) => attemptIdFor(content, newId))).toEqual(['id-1', 'id-2', 'id-3'])
  })

  test('the same booking after a payment, or after a refused attempt, is a new attempt', () => {
    const newId = numbered()
    const ids = [attemptIdFor('a', newId)]
    clearBookingDraft()
    ids.push(attemptIdFor('a', newId))
    forgetAttempt()
    ids.push(attemptIdFor('a', newId))
    expect(ids).toEqual(['id-1', 'id-2', 'id-3'])
  })

  test.each(['null', '7', '{', '{}', '{"content":"a"}', '{"content":"a","id":7}', '{"id":"x"}'])(
    'a stored attempt %s is not used, and gives way to a new one',
    (text) => {
      const newId = numbered()
      attemptIdFor('a', () => 'first')
      for (const [name] of tab) tab.set(name, text)
      expect([attemptIdFor('a', newId), attemptIdFor('a', newId)]).toEqual(['id-1', 'id-1'])
    },
  )

  test('a refused attempt leaves the draft, and says nothing to those who show it', () => {
    const form = { ...emptyBookingForm('standard'), firstName: 'Ana' }
    writeBookingDraft(form)
    attemptIdFor('a', numbered())
    const heard = vi.fn()
    const stop = subscribeToBookingDraft(heard)
    forgetAttempt()
    stop()
    expect([readBookingDraft(gtaBusiness.priceBook), bookingDraftText(), tab.size]).toEqual([
      form,
      JSON.stringify(form),
      1,
    ])
    expect(heard).not.toHaveBeenCalled()
  })

  test('a payment leaves nothing of the booking behind, and says so', () => {
    const drafts: unknown[] = []
    const stop = subscribeToBookingDraft(() =>
      drafts.push(readBookingDraft(gtaBusiness.priceBook)?.firstName),
    )
    writeBookingDraft({ ...emptyBookingForm('standard'), firstName: 'Ana' })
    attemptIdFor('a', numbered())
    clearBookingDraft()
    stop()
    writeBookingDraft(emptyBookingForm('standard'))
    clearBookingDraft()
    expect(drafts).toEqual(['Ana', undefined])
    expect(tab.size).toBe(0)
  })
})

test('a window without storage can still book', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const heard = vi.fn()
  const stop = subscribeToBookingDraft(heard)
  writeBookingDraft(emptyBookingForm('standard'))
  expect([readBookingDraft(gtaBusiness.priceBook), bookingDraftText()]).toEqual([null, null])
  expect(attemptIdFor('a', () => 'first')).toBe('first')
  forgetAttempt()
  clearBookingDraft()
  stop()
  expect(heard).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
