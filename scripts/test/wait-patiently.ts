import { vi } from 'vitest'

/*
 * Vitest gives up waiting after one second, which a busy machine may take for anything. Whatever waits in a test ends as soon as it can; only
 * what never comes takes this long.
 */

const { waitFor } = vi

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 120_000, ...options })
