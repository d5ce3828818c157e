import { cleanup } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

// React notes for its warnings where each element was made, up to ten thousand a second: a tenth of the processor time of these tests. With this it
// has always noted enough; nothing else goes by the number.
const inner: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof inner === 'object' && inner !== null)
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
    configurable: true,
  })

// Here and not after the one before: a smooth scroll arrives later.
beforeEach(() => {
  document.documentElement.scrollTop = 0
})

// Testing Library tidies up after the file that loads it first; the files of the apps share a process, and so a document.
afterEach(() => {
  cleanup()
  // A test may have taken the storage away.
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
