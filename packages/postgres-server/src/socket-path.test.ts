import { expect, it } from 'vitest'
import { socketPath } from './socket-path.ts'

const directoryOf = (bytes: number) => `/${'d'.repeat(bytes - '/'.length - '/.s.PGSQL.54321'.length)}`

it('is as long as every system takes, and none beyond, where the network is left', () => {
  expect(socketPath(directoryOf(103), 54_321, 'darwin')).toBe(`${directoryOf(103)}/.s.PGSQL.54321`)
  expect(socketPath(directoryOf(104), 54_321, 'darwin')).toBeNull()
  expect(socketPath(`/${'é'.repeat(50)}`, 54_321, 'linux')).toBeNull()
})

it('is none on Windows', () => {
  expect(socketPath(directoryOf(50), 54_321, 'win32')).toBeNull()
})
