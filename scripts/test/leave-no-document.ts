import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

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
