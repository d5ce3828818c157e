import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { type FellowServers, joinFellowServers } from './fellow-servers.ts'

/** Keys of which the first signs. */
const keysOf = (signing: string, ...older: readonly string[]) => ({
  same: ['stripe'],
  signing,
  accepted: [signing, ...older],
})
const isLeading = async ({ leads }: FellowServers) => (await leads()) !== null

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
  const first = await joinFellowServers(url, keysOf('keys'))
  const second = await joinFellowServers(url, keysOf('keys'))
  expect([first.isBeside, second.isBeside]).toEqual([false, true])
  expect([await isLeading(first), await isLeading(second), await isLeading(first)]).toEqual([
    true,
    false,
    true,
  ])
  await first.close()
  expect(await isLeading(second)).toBe(true)
  await second.close()
})

test('a server with other keys is refused, and let in when the first has gone', async () => {
  const { url } = await emptyDatabase()
  const first = await joinFellowServers(url, keysOf('keys'))
  await expect(joinFellowServers(url, keysOf('others'), { patienceMs: 0 })).rejects.toThrow(StartError)
  await first.close()
  const second = await joinFellowServers(url, keysOf('others'))
  expect(second.isBeside).toBe(false)
  await second.close()
})

test('a server whose connections were lost leads no longer than it holds the lock', async () => {
  const { url, endAll } = await emptyDatabase()
  const first = await joinFellowServers(url, keysOf('keys'))
  const second = await joinFellowServers(url, keysOf('keys'))
  expect(await isLeading(first)).toBe(true)
  await endAll()
  // The first question after it finds the connection lost.
  await vi.waitFor(async () => expect(await isLeading(second)).toBe(true))
  await vi.waitFor(async () => expect(await isLeading(first)).toBe(false))
  expect(await isLeading(second)).toBe(true)
  await Promise.all([first.close(), second.close()])
})

test('work under way ends when the lead is lost with its connection', async () => {
  const { url, endAll } = await emptyDatabase()
  const first = await joinFellowServers(url, keysOf('keys'))
  const lead = await first.leads()
  expect(lead?.aborted).toBe(false)
  await endAll()
  await vi.waitFor(() => expect(lead?.aborted).toBe(true))
  await vi.waitFor(async () => expect((await first.leads())?.aborted).toBe(false))
  await first.close()
})

test('a server that lost its connection takes its place again: one with other keys is refused as before, or is told of', async () => {
  const { url, endAll } = await emptyDatabase()
  const onError = vi.fn()
  const first = await joinFellowServers(url, keysOf('keys'), { onError })
  await endAll()
  await vi.waitFor(async () => expect(await isLeading(first)).toBe(true))
  await expect(joinFellowServers(url, keysOf('others'), { patienceMs: 0 })).rejects.toThrow(StartError)
  expect((await joinFellowServers(url, keysOf('keys'))).isBeside).toBe(true)

  await endAll()
  const second = await joinFellowServers(url, keysOf('others'), { patienceMs: 0 })
  expect(onError).not.toHaveBeenCalled()
  await vi.waitFor(async () => expect(await isLeading(first)).toBe(true))
  expect(String(onError.mock.calls)).toContain('Another server with other keys')
  await Promise.all([first.close(), second.close()])
})

test('a secret is exchanged one server at a time, in three steps', async () => {
  const { url } = await emptyDatabase()
  const join = (...keys: Parameters<typeof keysOf>) =>
    joinFellowServers(url, keysOf(...keys), { patienceMs: 0 })
  let [one, two] = [await join('old'), await join('old')]
  const steps: readonly Parameters<typeof keysOf>[] = [['old', 'new'], ['new', 'old'], ['new']]
  for (const step of steps) {
    await one.close()
    one = await join(...step)
    expect(one.isBeside).toBe(true)
    await two.close()
    two = await join(...step)
    expect(two.isBeside).toBe(true)
  }
  // A step that is left out: the other would refuse what this one signs.
  await expect(join('newer', 'new')).rejects.toThrow(StartError)
  await Promise.all([one.close(), two.close()])
})

test('two servers that start at once prepare the database one after the other', async () => {
  const { url } = await emptyDatabase()
  const both = await Promise.all([
    joinFellowServers(url, keysOf('keys')),
    joinFellowServers(url, keysOf('keys')),
  ])
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
