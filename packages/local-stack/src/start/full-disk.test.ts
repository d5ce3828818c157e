import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { type Disk, surviveFullDisk, temporaryFolder } from '../testing/full-disk.ts'

/**
 * A folder in which no file grows while it is full, as on a disk without room: the file layer refuses, which needs no rights. What a file has
 * already can be written over. `full-disk.long.test.ts` fills a real disk.
 */
function limitedFolder(): Disk {
  const directory = temporaryFolder()
  const { openSync, closeSync, writeSync } = fs
  const opened = new Set<number>()
  let isFull = false
  function refuseToGrow(file: number, end: number) {
    if (isFull && opened.has(file) && end > fs.fstatSync(file).size)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  Object.assign(fs, {
    openSync(...given: Parameters<typeof openSync>) {
      const file = openSync(...given)
      if (String(given[0]).startsWith(directory + sep)) opened.add(file)
      return file
    },
    closeSync(file: number) {
      opened.delete(file)
      closeSync(file)
    },
    // As the database writes: without a position it appends.
    writeSync(file: number, buffer: NodeJS.ArrayBufferView, offset = 0, length = 0, position = Infinity) {
      refuseToGrow(file, position + length)
      return writeSync(file, buffer, offset, length, position === Infinity ? null : position)
    },
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(fs, { openSync, closeSync, writeSync })
    syncBuiltinESMExports()
  })
  return {
    directory,
    fill: () => {
      isFull = true
    },
    makeRoom: () => {
      isFull = false
    },
  }
}

test('a full disk is answered 503; once there is room, all goes on and nothing is lost', () =>
  surviveFullDisk(limitedFolder()))
