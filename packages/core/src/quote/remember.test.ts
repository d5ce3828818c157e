import { describe, expect, it, vi } from 'vitest'
import { remembering } from './remember.ts'

/** A number that is needed. */
function count(id: string) {
  return { id, measure: { one: id, many: id, min: 1, max: 20_000 }, isNeeded: true }
}

describe('remembering', () => {
  const sum = vi.fn((request: Readonly<Record<string, unknown>>) => ({
    of: Number(request.rooms) + Number(request.baths),
  }))
  const fresh = () => {
    sum.mockClear()
    return remembering([count('rooms'), count('baths')], sum)
  }

  it('works each combination out once, whatever else a request says', () => {
    const worked = fresh()
    const first = worked({ rooms: 1, baths: 2 })
    expect(first).toEqual({ of: 3 })
    expect(worked({ rooms: 1, baths: 2, pets: true })).toBe(first)
    expect(worked({ rooms: 2, baths: 1 })).toEqual({ of: 3 })
    expect(worked({ rooms: 1, baths: 3 })).toEqual({ of: 4 })
    expect(sum).toHaveBeenCalledTimes(3)
  })

  it('remembers 10,000 values and works out the others each time', () => {
    const worked = fresh()
    // The first value of `rooms` is one, too.
    for (let baths = 1; baths <= 10_000; baths += 1) worked({ rooms: 1, baths })
    expect(worked({ rooms: 1, baths: 10_001 })).toEqual({ of: 10_002 })
    sum.mockClear()
    worked({ rooms: 1, baths: 1 })
    worked({ rooms: 1, baths: 10_000 })
    expect(sum).not.toHaveBeenCalled()
    worked({ rooms: 1, baths: 10_001 })
    worked({ rooms: 1, baths: 10_001 })
    expect(sum).toHaveBeenCalledTimes(2)
  })

  it('works nothing out of a value that is missing or wrong, and keeps none', () => {
    const worked = fresh()
    worked({ rooms: 1, baths: 1 })
    sum.mockClear()
    for (const wrong of [undefined, 0, 20_001, 1.5, '1', null]) {
      expect(worked({ rooms: 1, baths: wrong })).toBeUndefined()
      expect(worked({ rooms: wrong, baths: 1 })).toBeUndefined()
      expect(worked({ rooms: wrong, baths: wrong })).toBeUndefined()
    }
    expect(sum).not.toHaveBeenCalled()
    expect(worked({ rooms: 1, baths: 2 })).toEqual({ of: 3 })
  })
})
