import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { joinFellowServers } from './fellow-servers.ts'

/** An empty database of its own. */
async function emptyDatabase() {
  const server = postgres(`${inject('postgresUrl')}/postgres`, { max: 1, onnotice: () => undefined })
  const name = `fellows_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${name}`)
  onTestFinished(async () => {
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  })
  return {
    url: `${inject('postgresUrl')}/${name}`,
    /** Ends every connection, as a restart of the database does. */
    endAll: async () => {
      const left = async () => {
        const ended =
          await server`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
        return ended.length
      }
      await vi.waitFor(async () => expect(await left()).toBe(0))
    },
  }
}

test('one of two servers with the same keys does the jobs, and the other when it has gone', async () => {
  const { url } = await emptyDatabase()
  const first = await joinFellowServers(url, ['keys'])
  const second = await joinFellowServers(url, ['keys'])
  expect([first.isBeside, second.isBeside]).toEqual([false, true])
  expect([await first.leads(), await second.leads(), await first.leads()]).toEqual([true, false, true])
  await first.close()
  expect(await second.leads()).toBe(true)
  await second.close()
})

test('a server with other keys is refused, and let in when the first has gone', async () => {
  const { url } = await emptyDatabase()
  const first = await joinFellowServers(url, ['keys'])
  await expect(joinFellowServers(url, ['others'], 0)).rejects.toThrow(StartError)
  await first.close()
  const second = await joinFellowServers(url, ['others'])
  expect(second.isBeside).toBe(false)
  await second.close()
})

test('a server whose connections were lost leads no longer than it holds the lock', async () => {
  const { url, endAll } = await emptyDatabase()
  const first = await joinFellowServers(url, ['keys'])
  const second = await joinFellowServers(url, ['keys'])
  expect(await first.leads()).toBe(true)
  await endAll()
  // The first question after it finds the connection lost.
  await vi.waitFor(async () => expect(await second.leads()).toBe(true))
  await vi.waitFor(async () => expect(await first.leads()).toBe(false))
  expect(await second.leads()).toBe(true)
  await Promise.all([first.close(), second.close()])
})

test('two servers that start at once prepare the database one after the other', async () => {
  const { url } = await emptyDatabase()
  const both = await Promise.all([joinFellowServers(url, ['keys']), joinFellowServers(url, ['keys'])])
  const steps: string[] = []
  await Promise.all(
    both.map((server, nr) =>
      server.alone(async () => {
        steps.push(`${nr} begins`)
        await server.leads()
        steps.push(`${nr} ends`)
      }),
    ),
  )
  const [first = ''] = steps
  expect(steps.slice(0, 2)).toEqual([first, first.replace('begins', 'ends')])
  expect(steps).toHaveLength(4)
  await Promise.all(both.map(({ close }) => close()))
})
