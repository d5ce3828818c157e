/** State of a link to something that is done in passing: who follows it is led back when it is done. */
export const comeBack = { back: true } as const

/** Whether an address was reached by a link with `comeBack`. */
export function isToComeBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'back' in state && state.back === true
}
