import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { followProcessorTime, ProcessorTime, parseStat } from './processor-time.mjs'

/** A line of `/proc/<pid>/stat`: times in hundredths of a second. */
const stat = (parentPid: number, started: number, own: number, reaped: number) =>
  `9 (a) name) S ${parentPid} 1 1 0 -1 0 0 0 0 0 ${own} 0 ${reaped} 0 20 0 1 0 ${started} 0`

test('the fields of a process are read behind its name, which may contain anything', () => {
  expect(parseStat(stat(7, 123, 250, 50))).toEqual({ parentPid: 7, started: '123', own: 2.5, reaped: 0.5 })
})

/** Processes by their id, each look with the next of these. */
function lookAt(...moments: Readonly<Record<number, string>>[]) {
  let at = 0
  const time = new ProcessorTime(
    () => new Map(Object.entries(moments[at] ?? {}).map(([pid, text]) => [Number(pid), parseStat(text)])),
  )
  const total = time.follow(1)
  for (at = 0; at < moments.length; at += 1) time.look()
  return total()
}

test('a command counts with its children and theirs', () => {
  const moment = {
    1: stat(0, 1, 100, 0),
    2: stat(1, 2, 200, 0),
    3: stat(2, 3, 300, 0),
    9: stat(0, 4, 900, 0),
  }
  expect(lookAt(moment)).toBe(6)
})

test('an ended child counts once, whether its parent asked for it or nobody did', () => {
  const both = { 1: stat(0, 1, 100, 0), 2: stat(1, 2, 200, 0) }
  expect(lookAt(both, { 1: stat(0, 1, 100, 250) })).toBe(3.5)
  expect(lookAt(both, { 1: stat(0, 1, 100, 0) })).toBe(3)
})

test('a child that lives on without its parent counts, and another process that gets an id does not', () => {
  const three = { 1: stat(0, 1, 100, 0), 2: stat(1, 2, 200, 0), 3: stat(2, 3, 300, 0) }
  expect(lookAt(three, { 1: stat(0, 1, 100, 200), 3: stat(0, 3, 500, 0) })).toBe(8)
  expect(lookAt(three, { 1: stat(0, 1, 100, 0), 2: stat(0, 99, 9_900, 0) })).toBe(6)
})

test('a server that left its parent between two looks counts for the command whose mark it has', () => {
  const environments: Readonly<Record<number, string[]>> = { 5: ['HOME=/', 'COMMAND=a'], 6: ['COMMAND=b'] }
  const all = {
    1: stat(0, 1, 100, 0),
    5: stat(0, 5, 400, 0),
    6: stat(0, 6, 700, 0),
    7: stat(5, 7, 50, 0),
    8: stat(0, 8, 900, 0),
  }
  const moment = new Map(Object.entries(all).map(([pid, text]) => [Number(pid), parseStat(text)]))
  const time = new ProcessorTime(
    () => moment,
    (pid) => environments[pid] ?? null,
  )
  const total = time.follow(1, 'COMMAND=a')
  time.look()
  expect(total()).toBe(5.5)
})

test('a running command is told to use the processor', async ({ skip }) => {
  skip(!existsSync('/proc/self/stat'), 'Linux, which tells of its processes in /proc')
  const child = spawn(process.execPath, [
    '-e',
    'while (process.cpuUsage().user < 200_000); setInterval(() => {}, 9)',
  ])
  const seconds = followProcessorTime(child.pid)
  const time = new ProcessorTime()
  const total = time.follow(child.pid ?? 0)
  await expect
    .poll(() => {
      time.look()
      return total()
    })
    .toBeGreaterThanOrEqual(0.2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(seconds()).toEqual(expect.any(Number))
})

test('where the system does not tell, the time is unknown', () => {
  expect(new ProcessorTime(() => new Map()).follow(1)()).toBe(null)
  expect(followProcessorTime(undefined)()).toBe(null)
})
