const pauseMs = 5

/** Waits a moment: another process that shares the pipe may have made it non-blocking. */
export function waitForPipe(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
}

/** The code of a system error. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
