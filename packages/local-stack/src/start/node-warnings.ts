/**
 * Lets Node's own warnings through. The backend's library looks for a word in every warning and takes each for a text; Node also warns with
 * errors, and each of those would end the process.
 */
export function repairWarnings(): void {
  const forTexts = process.emitWarning
  const emitWarning = (warning: string | Error, ...rest: unknown[]): void => {
    if (warning instanceof Error) process.nextTick(() => process.emit('warning', warning))
    else Reflect.apply(forTexts, process, [warning, ...rest])
  }
  Object.assign(process, { emitWarning })
}
