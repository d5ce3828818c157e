import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BodyRoom, makeBodyLimits, type NoRoom } from './body-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const megabyte = 1024 * 1024
const large = 7 * megabyte
const release = (room: BodyRoom | NoRoom) => typeof room === 'object' && room.release()

test('two large bodies are taken at once, of two visitors; the others wait their turn', async () => {
  const limits = makeBodyLimits()
  const entered: string[] = []
  const rooms = ['a', 'a', 'b', 'c'].map(async (visitor, nr) => {
    const room = await limits.enter(large, visitor)
    entered.push(`${visitor}${nr}`)
    return room
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(entered).toEqual(['a0', 'b2'])
  release(await (rooms[2] ?? 'server-busy'))
  await vi.advanceTimersByTimeAsync(0)
  expect(entered).toEqual(['a0', 'b2', 'c3'])
  release(await (rooms[0] ?? 'server-busy'))
  await vi.advanceTimersByTimeAsync(0)
  expect(entered).toEqual(['a0', 'b2', 'c3', 'a1'])
})

test('memory is freed when a body of more than a megabyte, or of unknown length, has been dealt with', async () => {
  const afterHuge = vi.fn()
  const limits = makeBodyLimits(afterHuge)
  for (const [bytes, calls] of [
    [megabyte, 0],
    [megabyte + 1, 1],
    [null, 2],
  ] as const) {
    release(await limits.enter(bytes, 'a'))
    expect(afterHuge).toHaveBeenCalledTimes(calls)
  }
})

test('a body of unknown length counts as a large one', async () => {
  const limits = makeBodyLimits()
  for (const visitor of ['a', 'b']) await limits.enter(null, visitor)
  const late = limits.enter(null, 'd')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toBe('server-busy')
})

test('forty uploads of one visitor: one is read, four wait, the rest is refused', async () => {
  const limits = makeBodyLimits()
  const answers: (BodyRoom | NoRoom)[] = []
  for (let nr = 0; nr < 40; nr += 1) void limits.enter(large, 'a').then((room) => answers.push(room))
  await vi.advanceTimersByTimeAsync(0)
  expect(answers.filter((room) => typeof room === 'object')).toHaveLength(1)
  expect(answers.filter((room) => room === 'visitor-busy')).toHaveLength(35)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(answers.filter((room) => room === 'visitor-busy')).toHaveLength(39)
})

test('uploads of many visitors wait up to a number', async () => {
  const limits = makeBodyLimits()
  const answers: (BodyRoom | NoRoom)[] = []
  for (let nr = 0; nr < 100; nr += 1) void limits.enter(large, `v${nr}`).then((room) => answers.push(room))
  await vi.advanceTimersByTimeAsync(0)
  expect(answers.filter((room) => room === 'server-busy')).toHaveLength(38)
})

test('small bodies pass beside large ones, up to two megabytes of a visitor', async () => {
  const limits = makeBodyLimits()
  for (const visitor of ['a', 'b']) await limits.enter(large, visitor)
  const fill = async (visitor: string) => {
    const rooms: (BodyRoom | NoRoom)[] = []
    for (let nr = 0; nr < 32; nr += 1) rooms.push(await limits.enter(megabyte / 16, visitor))
    return rooms
  }
  const rooms = await fill('a')
  expect(rooms.every((room) => typeof room === 'object')).toBe(true)
  expect(await limits.enter(1, 'a')).toBe('visitor-busy')
  expect(await limits.enter(1, 'b')).toBeTypeOf('object')
  // Given back once, even when it is given back twice.
  for (const room of [...rooms, ...rooms]) release(room)
  expect((await fill('a')).every((room) => typeof room === 'object')).toBe(true)
  expect(await limits.enter(1, 'a')).toBe('visitor-busy')
})

test('the small bodies of all visitors together are limited', async () => {
  const limits = makeBodyLimits()
  for (let nr = 0; nr < 48 * 16; nr += 1)
    expect(await limits.enter(megabyte / 16, `v${nr}`)).toBeTypeOf('object')
  expect(await limits.enter(1, 'late')).toBe('server-busy')
})
