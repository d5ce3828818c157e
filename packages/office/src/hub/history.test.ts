import { describe, expect, it } from 'vitest'
import { foldHistory, type HistoryEntry } from './index.ts'

const now = Date.UTC(2026, 10, 21, 15)

const entry = (secondsAgo: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  source: 'change',
  key: `${secondsAgo}`,
  at: now - secondsAgo * 1000,
  actor: 'maria@example.com',
  subject: null,
  name: null,
  action: 'updated',
  changes: { booking_status: ['pending', 'confirmed'] },
  amountCents: null,
  status: null,
  ...more,
})

const keysOf = (entries: readonly HistoryEntry[]) => foldHistory(entries).map(({ key }) => key)

describe('foldHistory', () => {
  it('joins what one person changed of one thing within a minute, from the first value to the last', () => {
    const [only, ...others] = foldHistory([
      entry(0, { changes: { booking_status: ['confirmed', 'assigned'], address: null } }),
      entry(20, { changes: { booking_status: ['pending', 'confirmed'], contractor_pay: [80, 90] } }),
      entry(60, { changes: { address: null } }),
    ])
    expect(others).toEqual([])
    expect(only).toMatchObject({
      key: '0',
      changes: { booking_status: ['pending', 'assigned'], contractor_pay: [80, 90], address: null },
    })
  })

  it('keeps why a person acted beside what the act changed', () => {
    const act = entry(1, { action: 'moved', status: 'Flood', changes: {} })
    expect(foldHistory([entry(0), act])).toMatchObject([{ action: 'moved', status: 'Flood' }])
  })

  it('keeps apart what is further apart, of others, of another thing, or no change', () => {
    expect(keysOf([entry(0), entry(61)])).toEqual(['0', '61'])
    expect(keysOf([entry(0), entry(1, { actor: 'ana@example.com' })])).toEqual(['0', '1'])
    expect(keysOf([entry(0), entry(1, { subject: 'contractors' })])).toEqual(['0', '1'])
    expect(keysOf([entry(0), entry(1, { name: 'WELCOME10' })])).toEqual(['0', '1'])
    expect(keysOf([entry(0), entry(1, { source: 'letter' })])).toEqual(['0', '1'])
    expect(keysOf([entry(0, { source: 'payment' }), entry(1)])).toEqual(['0', '1'])
    expect(keysOf([entry(0, { action: 'deleted' }), entry(1)])).toEqual(['0', '1'])
    expect(keysOf([entry(0), entry(1, { action: 'deleted' })])).toEqual(['0', '1'])
  })

  it('lets a record that was made and changed at once be made', () => {
    expect(foldHistory([entry(0), entry(5, { action: 'created', changes: {} })])).toMatchObject([
      { key: '0', action: 'created' },
    ])
  })

  it('leaves out what was changed and changed back', () => {
    const back = entry(0, { changes: { add_ons: [['Laundry'], []] } })
    expect(foldHistory([back, entry(5, { changes: { add_ons: [[], ['Laundry']] } })])).toEqual([])
    expect(keysOf([entry(0, { changes: {}, action: 'created' })])).toEqual(['0'])
  })
})
