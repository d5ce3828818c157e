import { execFileSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { surviveFullDisk, temporaryFolder } from '../testing/full-disk.ts'

/** Writes until the disk is full. */
function fillUp(file: string) {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' })
  } catch {
    return
  }
}

test('a file system without room is answered 503; once there is room, all goes on and nothing is lost', async ({
  skip,
}) => {
  const directory = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    skip('the right to mount a file system')
  }
  onTestFinished(() => void execFileSync('umount', ['-l', directory]))
  const filler = join(directory, 'filler')
  await surviveFullDisk({
    directory,
    fill: () => fillUp(filler),
    makeRoom: () => truncateSync(filler),
  })
})
