import type { PGlite } from '@electric-sql/pglite'

const inside = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined

/** Finds where the stack of PGlite's database ends; undefined when it has no such stack. */
export function stackPointerOf(driver: unknown): WebAssembly.Global | undefined {
  const pointer = inside(inside(driver, 'mod'), '___stack_pointer')
  return pointer instanceof WebAssembly.Global ? pointer : undefined
}

/**
 * Puts the stack of PGlite's database back after each message.
 *
 * A statement that fails leaves a kilobyte on it. After some ten thousand of them, which any visitor can cause, the stack has grown over
 * the database's own memory, and PGlite retries the next message without end. Throws when PGlite no longer has such a stack.
 */
export function keepWasmStack(driver: PGlite): void {
  const pointer = stackPointerOf(driver)
  if (pointer === undefined)
    throw new Error('PGlite keeps its stack elsewhere: is it still necessary to put it back?')
  const resting = pointer.value
  const execute = driver.execProtocolRawSync.bind(driver)
  driver.execProtocolRawSync = (message) => {
    try {
      return execute(message)
    } finally {
      pointer.value = resting
    }
  }
}
