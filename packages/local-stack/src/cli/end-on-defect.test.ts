import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { endOnDefect } from './end-on-defect.ts'

function makeProcess(close: () => Promise<void>) {
  const events = new EventEmitter()
  const said: string[] = []
  const exit = vi.fn<(code: number) => void>()
  endOnDefect(events, { close, exit, complain: (text) => void said.push(text) })
  return { events, said, exit }
}

test('an uncaught error is reported, and the process ends after everything is closed', async () => {
  const { events, said, exit } = makeProcess(async () => expect(exit).not.toHaveBeenCalled())
  events.emit('uncaughtException', new Error('the cause'))
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]))
  expect(said.join('\n')).toMatch(/^The server ends because of an unexpected error:\nError: the cause/)
})

test('errors while it closes are told and do not close it again', async () => {
  const { events, said, exit } = makeProcess(async () => {
    events.emit('uncaughtException', new Error('another'))
    throw new Error('does not close')
  })
  events.emit('uncaughtException', new Error('the cause'))
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]))
  expect(said.map((text) => /Error: (.*)/.exec(text)?.[1])).toEqual([
    'the cause',
    'another',
    'does not close',
  ])
})

test('a rejected promise that nobody awaited is told and ends nothing', () => {
  const { events, said, exit } = makeProcess(async () => undefined)
  events.emit('unhandledRejection', 'the reason')
  expect(said).toEqual(['Unhandled: the reason'])
  expect(exit).not.toHaveBeenCalled()
})
