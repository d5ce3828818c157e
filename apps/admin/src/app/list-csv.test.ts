import { beforeEach, expect, it, vi } from 'vitest'
import { listCsv, type ReadPage } from './list-csv.ts'

interface Row {
  readonly name: string
  readonly jobs: number
}

const columns = [
  { label: 'Name', value: ({ name }: Row) => name },
  { label: 'Jobs', value: ({ jobs }: Row) => jobs },
]
const first = [
  { name: 'Zoë', jobs: 2 },
  { name: '=1+1', jobs: 0 },
]
const read = vi.fn<ReadPage<Row>>(async (after) =>
  after === null ? { rows: first, next: 'a' } : { rows: [{ name: 'Diaz, Ana', jobs: 1 }], next: null },
)
const { signal } = new AbortController()

beforeEach(() => void read.mockClear())

it('reads a list to its last page, and writes its columns under their names', async () => {
  const onRows = vi.fn()
  const parts = await listCsv(columns, read, { signal, onRows })
  expect(parts?.join('')).toBe('\uFEFFName,Jobs\r\nZoë,2\r\n"\'=1+1",0\r\n"Diaz, Ana",1\r\n')
  expect(read.mock.calls).toEqual([[null], ['a']])
  expect(onRows.mock.calls).toEqual([[2], [3]])
})

it('writes the head of an empty list', async () => {
  const parts = await listCsv(columns, async () => ({ rows: [], next: null }), { signal, onRows: vi.fn() })
  expect(parts?.join('')).toBe('\uFEFFName,Jobs\r\n')
})

it('asks for no further page once it is cancelled', async () => {
  const controller = new AbortController()
  const parts = await listCsv(columns, read, {
    signal: controller.signal,
    onRows: () => controller.abort(),
  })
  expect(parts).toBeNull()
  expect(read).toHaveBeenCalledOnce()
})

it('fails with the failure of a page', async () => {
  const broken = () => Promise.reject(new Error('down'))
  await expect(listCsv(columns, broken, { signal, onRows: vi.fn() })).rejects.toThrow('down')
})
