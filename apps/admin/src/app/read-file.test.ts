import { expect, it } from 'vitest'
import { readFile } from './read-file.ts'

it('reads a file of the most bytes that may be', async () => {
  expect(await readFile(new File(['abc'], 'a.txt'), 3)).toEqual({
    ok: true,
    bytes: Uint8Array.of(97, 98, 99),
  })
})

it('refuses a larger file unread', async () => {
  const large = Object.assign(new File([new Uint8Array(2049)], 'a.txt'), {
    arrayBuffer: () => Promise.reject(new Error('It was read.')),
  })
  expect(await readFile(large, 2048)).toEqual({ ok: false, message: 'This file is larger than 2 kB.' })
})

it('says that a file is gone', async () => {
  const gone = Object.assign(new File(['abc'], 'a.txt'), {
    arrayBuffer: () => Promise.reject(new DOMException('The file is gone', 'NotFoundError')),
  })
  expect(await readFile(gone, 3)).toEqual({ ok: false, message: 'This file could not be read.' })
})
