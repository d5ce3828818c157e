/**
 * A reason for which the stack cannot start, said in one line to the person who started it.
 *
 * Everything else that is thrown during the start is a defect and keeps its stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
