import { expect, onTestFinished, vi } from 'vitest'
import { createProject, type FakeProject } from './fake-project.ts'
import type { Seed } from './store.ts'

export type FakeServer = FakeProject

/** Starts a project for the running test, with these rows: the Hub's own adapter talks to it. What it does not know fails the test. */
export function startServer(seed: Seed = {}): FakeServer {
  const project = createProject(seed)
  vi.stubGlobal('fetch', (...request: ConstructorParameters<typeof Request>) =>
    project.respond(new Request(...request)),
  )
  onTestFinished(() => expect(project.unknown).toEqual([]))
  return project
}
