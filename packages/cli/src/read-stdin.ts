import { readSync } from 'node:fs'
import { isatty } from 'node:tty'

const chunkBytes = 1 << 16
const pauseMs = 5

/**
 * Everything on standard input, or null when it is a terminal. Does not touch `process.stdin`: that makes the descriptor non-blocking, and
 * reading it then throws EAGAIN whenever the writer is slower.
 */
export function readStdin(): string | null {
  if (isatty(0)) return null
  const chunks: Buffer[] = []
  for (let chunk = nextChunk(); chunk.length > 0; chunk = nextChunk()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Waits for the next bytes; none at the end of input. */
function nextChunk(): Buffer {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  for (;;) {
    try {
      return buffer.subarray(0, readSync(0, buffer))
    } catch (error) {
      const code = codeOf(error)
      // Windows reports the end of a pipe as an error, and a closed input is an empty one.
      if (code === 'EOF' || code === 'EBADF') return buffer.subarray(0, 0)
      // Another process that shares the pipe may have made it non-blocking.
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
