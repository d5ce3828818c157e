import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64Size } from '../src/application/base64.ts'
import { bytesFromBase64 } from '../src/application/index.ts'

it('reads base64 as Node writes it', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = Buffer.from(bytes).toString('base64')
      expect(base64Size(text)).toBe(bytes.length)
      expect(bytesFromBase64(text)).toEqual(bytes)
    }),
  )
})
