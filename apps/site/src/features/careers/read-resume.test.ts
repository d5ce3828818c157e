import { bytesFromBase64 } from '@dustforce/office/application'
import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

function pdf(size: number) {
  const bytes = new Uint8Array(size).fill(200)
  bytes.set([0x25, 0x50, 0x44, 0x46, 0x2d])
  return bytes
}

test('a resume comes back byte for byte, under a safe name', async () => {
  const bytes = pdf(100_000)
  const read = await readResume(new File([bytes], 'My résumé.pdf'))
  expect(read.ok && read.resume.name).toBe('My_r_sum_.pdf')
  expect(read.ok && bytesFromBase64(read.resume.base64)).toEqual(bytes)
})

test('what is too big or no resume is refused with the message of the specification', async () => {
  expect(await readResume(new File([pdf(5 * 1024 * 1024 + 1)], 'cv.pdf'))).toEqual({
    ok: false,
    message: 'File size exceeds 5MB limit',
  })
  const refusal = { ok: false, message: 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.' }
  expect(await readResume(new File([pdf(100)], 'cv.exe'))).toEqual(refusal)
  expect(await readResume(new File(['<svg/>'], 'cv.pdf'))).toEqual(refusal)
})

test('a file that cannot be read is refused', async () => {
  const gone = Object.assign(new File([pdf(100)], 'cv.pdf'), {
    arrayBuffer: () => Promise.reject(new DOMException('The file is gone', 'NotFoundError')),
  })
  expect(await readResume(gone)).toEqual({ ok: false, message: 'This file could not be read.' })
})

test('a film that was chosen by mistake is refused unread', async () => {
  const film = Object.assign(new File([], 'cv.pdf'), {
    arrayBuffer: () => Promise.reject(new Error('It was read.')),
  })
  Object.defineProperty(film, 'size', { value: 4_000_000_000 })
  expect(await readResume(film)).toEqual({ ok: false, message: 'File size exceeds 5MB limit' })
})
