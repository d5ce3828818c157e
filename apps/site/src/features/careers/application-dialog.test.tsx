import { dismissToast } from '@dustforce/ui/toast-store'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, openPage, press, pressTwice, screenNow } from '../../testing/open-page.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { ApplicationDialog } from './application-dialog.tsx'

const server = fakeServer()
const send = 'Submit Application'
const onOpenChange = vi.fn()

// The limit of applications lasts for the page's life: every test happens on another day.
let today = screenNow

beforeEach(async () => {
  today += 86_400_000
  dismissToast()
  onOpenChange.mockReset()
  server.does('send-email', { success: true })
  openPage(<ApplicationDialog open onOpenChange={onOpenChange} />, '/careers', today)
  await fillIn(/Full Name/, 'Ada Lovelace')
  await fillIn(/Email/, 'ada@example.com')
  await fillIn(/Phone/, '(416) 555-0100')
  fireEvent.click(screen.getByLabelText(/^I agree that/))
})
afterEach(() => void vi.useRealTimers())

const told = () => waitFor(() => expect(shownToast()).not.toBeNull()).then(() => shownToast()?.[0])

/** A file that is read when the test says so. */
function fileNamed(name: string, text: string, read?: Promise<unknown>) {
  const file = new File([text], name, { type: 'application/pdf' })
  const bytes = new TextEncoder().encode(text)
  return Object.assign(file, {
    arrayBuffer: async () => {
      await read
      return bytes.buffer
    },
  })
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Resume/), { target: { files: [file] } })

const sentFiles = () =>
  server
    .asked('submit_application')
    .map(({ body: { payload } }) => JSON.stringify(payload).match(/\w+\.pdf/)?.[0])

test('an application is sent once when it is pressed twice', async () => {
  const held = deferred<void>()
  server.next('submit_application', { id: 'A1' }, held.promise)
  await pressTwice(send)
  await waitFor(() => expect(server.asked('submit_application')).not.toHaveLength(0))
  held.resolve()
  expect(await told()).toBe('success')
  expect(server.asked('submit_application')).toHaveLength(1)
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test.each([
  ['no answer'],
  [{ status: 429, body: { code: 'PT429', message: 'Rate limit exceeded.' } }],
] as const)(
  'an application that was not stored (%j) is kept, and sent at the next press',
  async (refusal) => {
    server.refusesNext('submit_application', refusal)
    await press(send)
    expect(await told()).toBe('destructive')
    expect(onOpenChange).not.toHaveBeenCalled()
    dismissToast()
    server.does('submit_application', { id: 'A1' })
    await press(send)
    expect(await told()).toBe('success')
    const [first, second] = server.asked('submit_application').map(({ body }) => body)
    expect(second).toEqual(first)
  },
)

test('an application carries the file that was chosen last, also when an earlier one is read later', async () => {
  const held = deferred<void>()
  choose(fileNamed('large.pdf', '%PDF-1.7 large', held.promise))
  choose(fileNamed('small.pdf', '%PDF-1.7 small'))
  await screen.findByText(/small\.pdf will be sent/)
  held.resolve()
  await server.settled()
  screen.getByText(/small\.pdf will be sent/)
  server.does('submit_application', { id: 'A1' })
  await press(send)
  expect(await told()).toBe('success')
  expect(sentFiles()).toEqual(['small.pdf'])
})

test('an application waits for the file that is being read', async () => {
  const held = deferred<void>()
  server.does('submit_application', { id: 'A1' })
  choose(fileNamed('large.pdf', '%PDF-1.7 large', held.promise))
  await press(send)
  await server.settled()
  held.resolve()
  expect(await told()).toBe('success')
  expect(sentFiles()).toEqual(['large.pdf'])
})

test('an application is not sent without the file that turns out to be none', async () => {
  const held = deferred<void>()
  choose(fileNamed('resume.pdf', 'no PDF at all', held.promise))
  await press(send)
  held.resolve()
  expect(await told()).toBe('destructive')
  await server.settled()
  expect(server.asked('submit_application')).toEqual([])
})
