import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openWebServer } from './web-server.ts'

/** A server whose answers are given when the test says so. */
async function openSlowServer() {
  const waiting: (() => void)[] = []
  const server = await openWebServer(
    () => new Promise((resolve) => waiting.push(() => resolve(new Response('done')))),
    0,
  )
  onTestFinished(server.close)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: server.port, host: '127.0.0.1', agent }, resolve).once('error', reject).end()
    })
  const arrived = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { server, waiting, ask, arrived }
}

const isSettled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 300))])

test('a server that retires answers on, and ends each connection with its answer', async () => {
  const { server, waiting, ask, arrived } = await openSlowServer()
  const before = ask()
  await arrived(1)
  server.retire()
  const after = ask()
  await arrived(2)
  for (const answer of waiting) answer()
  for (const response of [await before, await after]) {
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    response.resume()
  }
})

test('finishing takes no connection more and waits for the requests under way, not for connections that ask nothing', async () => {
  const { server, waiting, ask, arrived } = await openSlowServer()
  const silent = connect(server.port, '127.0.0.1')
  onTestFinished(() => void silent.destroy())
  const slow = ask()
  await arrived(1)
  const finished = server.finish(60_000)
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await isSettled(finished)).toBe(false)
  waiting[0]?.()
  expect((await slow).statusCode).toBe(200)
  ;(await slow).resume()
  await finished
})

test('finishing waits no longer than its limit', async () => {
  const { server, ask, arrived } = await openSlowServer()
  const slow = ask()
  await arrived(1)
  await server.finish(50)
  await server.close()
  await expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' })
})
