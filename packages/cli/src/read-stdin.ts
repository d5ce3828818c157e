import { readSync } from 'node:fs'
import { isatty } from 'node:tty'
import { codeOf, waitForPipe } from './pipe.ts'

const chunkBytes = 1 << 16

/**
 * Standard input piece by piece, each as soon as it has been written, or null when it is a terminal. Does not touch `process.stdin`: that makes the
 * descriptor non-blocking, and reading it then throws EAGAIN whenever the writer is slower.
 */
export function readStdin(): Iterable<string> | null {
  return isatty(0) ? null : readTyped()
}

/** Standard input piece by piece, also when it is a terminal. */
export function* readTyped(): Generator<string> {
  // The decoder keeps a letter together whose bytes come in two pieces, and drops the byte-order mark that Windows writes.
  const decoder = new TextDecoder()
  const buffer = Buffer.allocUnsafe(chunkBytes)
  for (let length = nextChunk(buffer); length > 0; length = nextChunk(buffer)) {
    yield decoder.decode(buffer.subarray(0, length), { stream: true })
  }
  yield decoder.decode()
}

/** Waits for the next bytes and says how many there are; none at the end of input. */
function nextChunk(buffer: Buffer): number {
  for (;;) {
    try {
      return readSync(0, buffer)
    } catch (error) {
      const code = codeOf(error)
      // Windows reports the end of a pipe as an error, and a closed input is an empty one.
      if (code === 'EOF' || code === 'EBADF') return 0
      if (code !== 'EAGAIN') throw error
      waitForPipe()
    }
  }
}
