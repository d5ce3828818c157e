import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Serving, withQuietRefusals } from './quiet-refusals.ts'

const terminal = globalThis.console.error
const written = vi.fn<typeof console.error>()
const refusal = new Error('duplicate key')

function told(): readonly unknown[] {
  const request: Serving = { errors: [] }
  withQuietRefusals(request, () => console.error('the statement failed', refusal))
  return request.errors
}

beforeEach(() => {
  written.mockReset()
  globalThis.console.error = written
})
afterEach(() => {
  globalThis.console.error = terminal
})

describe('withQuietRefusals', () => {
  it('keeps with the request what the service tells the terminal', () => {
    expect(told()).toEqual([refusal])
    expect(written).not.toHaveBeenCalled()
  })

  it('keeps it after another has replaced the terminal and put the earlier one back', () => {
    told()
    const other = vi.fn<typeof console.error>()
    globalThis.console.error = other
    expect(told()).toEqual([refusal])
    globalThis.console.error = written
    expect(told()).toEqual([refusal])
    expect(other).not.toHaveBeenCalled()
    expect(written).not.toHaveBeenCalled()
  })

  it('leaves the words of everybody else to the terminal', () => {
    told()
    console.error('the disk is full')
    expect(written).toHaveBeenCalledExactlyOnceWith('the disk is full')
  })

  it('keeps words without an error as one text', () => {
    const request: Serving = { errors: [] }
    withQuietRefusals(request, () => console.error('slow', 'query'))
    expect(request.errors).toEqual(['slow query'])
  })
})
