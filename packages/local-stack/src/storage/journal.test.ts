import { appendFileSync, mkdtempSync, readFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournal } from './journal.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'deep', 'state.jsonl')

test('what was committed is there after a restart, in its order, and what was removed is not', () => {
  const path = file()
  const first = openJournal(path)
  first.commit([
    { table: 'a', id: '1', value: { n: 1 } },
    { table: 'a', id: '2', value: { n: 2 } },
    { table: 'b', id: '1', value: 'x' },
  ])
  first.commit([{ table: 'a', id: '1', value: { n: 3 } }])
  first.commit([{ table: 'b', id: '1', value: null }])
  const second = openJournal(path)
  expect(second.all('a')).toEqual([{ n: 3 }, { n: 2 }])
  expect(second.get('b', '1')).toBeUndefined()
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2)
})

test('a line that a killed process left unfinished never happened', () => {
  const path = file()
  openJournal(path).commit([{ table: 'a', id: '1', value: 1 }])
  appendFileSync(path, '[{"table":"a","id":"2","val')
  expect(openJournal(path).all('a')).toEqual([1])
})

test('what is committed together is one line', () => {
  const path = file()
  const journal = openJournal(path)
  const answer = journal.together(() => {
    journal.commit([{ table: 'a', id: '1', value: 1 }])
    journal.commit([{ table: 'a', id: '2', value: 2 }])
    return journal.all('a')
  })
  expect(answer).toEqual([1, 2])
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(2)
})

/** Writes to a disk with so many bytes left: some of a text that does not fit gets there, as on a real one. */
function diskWith(room: { bytes: number }): typeof writeSync {
  const write = (descriptor: number, bytes: Uint8Array, from: number): number => {
    const some = Math.min(room.bytes, bytes.length - from, 7)
    if (some === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    room.bytes -= some
    return writeSync(descriptor, bytes, from, some)
  }
  return Object.assign(write)
}

test('on a full disk a commit fails as a whole, and the next one is kept', () => {
  const path = file()
  const room = { bytes: 200 }
  const journal = openJournal(path, diskWith(room))
  journal.commit([{ table: 'a', id: '1', value: 1 }])
  room.bytes = 30
  const tooMuch = { table: 'a', id: '2', value: 'x'.repeat(100) }
  expect(() => journal.commit([tooMuch])).toThrow('no space left')
  expect(() =>
    journal.together(() => {
      journal.commit([{ table: 'a', id: '1', value: 2 }])
      journal.commit([tooMuch])
    }),
  ).toThrow('no space left')
  expect(journal.all('a')).toEqual([1])
  room.bytes = 200
  journal.commit([{ table: 'a', id: '3', value: 3 }])
  expect(journal.all('a')).toEqual([1, 3])
  expect(openJournal(path).all('a')).toEqual([1, 3])
})
