import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['text', 'Größe\r\n', new TextEncoder().encode('Größe\r\n')],
  ['parts', ['Gr', 'öße'], new TextEncoder().encode('Größe')],
  ['bytes', new Uint8Array([0, 200, 13]), new Uint8Array([0, 200, 13])],
])('downloads %s under its name, and lets go of it', async (_kind, content, bytes) => {
  const blobs: unknown[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob)
    return 'blob:1'
  })
  const release = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`)
    expect(release).not.toHaveBeenCalled()
  })
  saveFile('figures.csv', 'text/csv', content)
  const [blob] = blobs
  expect(blob).toBeInstanceOf(Blob)
  if (!(blob instanceof Blob)) return
  expect(blob.type).toBe('text/csv')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
  expect(clicked).toEqual(['blob:1 figures.csv'])
  expect(release).toHaveBeenCalledWith('blob:1')
})
