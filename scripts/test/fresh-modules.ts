import { vi } from 'vitest'

// Files that replace modules share a process: each evaluates the repository's modules again, so that none keeps what another replaced.
vi.resetModules()
