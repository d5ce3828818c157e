import { writeSync } from 'node:fs'
import { codeOf, waitForPipe } from './pipe.ts'

/** The codes with which a write fails once its reader has gone: of a pipe, of one that was closed, of a socket that still held unread input. */
const readerGone: readonly unknown[] = ['EPIPE', 'EBADF', 'ECONNRESET']

/**
 * Writes text to an output of the process and waits until it is taken, so that nothing piles up for a slow reader. Ends the program calmly
 * when the reader has gone, such as `head` that has seen enough.
 */
export function writeOutput(descriptor: 1 | 2, text: string): void {
  const bytes = Buffer.from(text)
  let written = 0
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written)
    } catch (error) {
      const code = codeOf(error)
      if (readerGone.includes(code)) process.exit()
      if (code !== 'EAGAIN') throw error
      waitForPipe()
    }
  }
}
