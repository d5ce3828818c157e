import { vi } from 'vitest'

/*
 * Vitest gives up waiting after one second, which a busy machine may take for anything. Whatever waits in a test ends as soon as it can; only
 * what never comes takes this long, and says what it was.
 */

const { waitFor } = vi

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 15_000, ...options })
