import { writeSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { writeOutput } from './write-output.ts'

vi.mock('node:fs')

/** Lets a write fail, and tells whether the program ended itself. */
function failWith(code: string): () => void {
  vi.mocked(writeSync).mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended calmly')
  })
  return () => writeOutput(1, 'a line')
}

it.each(['EPIPE', 'EBADF', 'ECONNRESET'])('ends the program calmly when a write fails with %s', (code) => {
  expect(failWith(code)).toThrow('ended calmly')
})

it('throws what else a write fails with', () => {
  expect(failWith('ENOSPC')).toThrow('ENOSPC')
})
