import { http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished } from 'vitest'
import { createProject, type FakeProject } from './fake-project.ts'
import type { Seed } from './store.ts'

export type FakeServer = FakeProject

/** Starts a project for the running test, with these rows: the Hub's own adapter talks to it. What it does not know fails the test. */
export function startServer(seed: Seed = {}): FakeServer {
  const project = createProject(seed)
  const server = setupServer(http.all('*', ({ request }) => project.respond(request)))
  server.listen()
  onTestFinished(() => {
    server.close()
    expect(project.unknown).toEqual([])
  })
  return project
}
