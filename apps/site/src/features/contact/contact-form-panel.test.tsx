import { dismissToast } from '@dustforce/ui/toast-store'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, openPage, press, pressTwice, screenNow } from '../../testing/open-page.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { ContactFormPanel } from './contact-form-panel.tsx'

const server = fakeServer()
const send = 'Send Message'
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/Message/).value

// The limit of messages lasts for the page's life: every test happens on another day.
let today = screenNow

beforeEach(async () => {
  today += 86_400_000
  dismissToast()
  server.does('send-email', { success: true })
  openPage(<ContactFormPanel />, '/', today)
  await fillIn(/Full Name/, 'Ada Lovelace')
  await fillIn(/Email/, 'ada@example.com')
  await fillIn(/Message/, 'Do you clean ovens?')
})
afterEach(() => void vi.useRealTimers())

const attempts = () => server.asked('submit_contact').map(({ body }) => Object(body).payload.attempt_id)
const told = () => waitFor(() => expect(shownToast()).not.toBeNull()).then(() => shownToast()?.[0])

test('a message is sent once when it is pressed twice, and what is written meanwhile stays', async () => {
  const held = deferred<void>()
  server.next('submit_contact', { id: 'C1' }, held.promise)
  await pressTwice(send)
  await waitFor(() => expect(server.asked('submit_contact')).not.toHaveLength(0))
  await fillIn(/Message/, 'Do you clean windows?')
  fireEvent.click(screen.getByText('Sending...'))
  held.resolve()
  expect(await told()).toBe('success')
  expect(server.asked('submit_contact')).toHaveLength(1)
  expect(server.asked('send-email').map(({ body }) => body)).toEqual([
    { type: 'contact', data: { id: 'C1' } },
  ])
  expect(message()).toBe('Do you clean windows?')
})

test.each([
  ['no answer'],
  [{ status: 429, body: { code: 'PT429', message: 'Rate limit exceeded.' } }],
  [{ status: 400, body: { code: 'PT400', message: 'Invalid email' } }],
] as const)('a message that was not stored (%j) is kept, and sent at the next press', async (refusal) => {
  server.refusesNext('submit_contact', refusal)
  await press(send)
  expect(await told()).toBe('destructive')
  expect(message()).toBe('Do you clean ovens?')
  expect(server.asked('send-email')).toEqual([])
  dismissToast()
  server.does('submit_contact', { id: 'C1' })
  await press(send)
  expect(await told()).toBe('success')
  expect(message()).toBe('')
  const [first, again] = attempts()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(again).toBe(first)
})

test('the next message is another attempt', async () => {
  server.does('submit_contact', { id: 'C1' })
  await press(send)
  expect(await told()).toBe('success')
  dismissToast()
  await fillIn(/Full Name/, 'Ada Lovelace')
  await fillIn(/Email/, 'ada@example.com')
  await fillIn(/Message/, 'Do you clean ovens?')
  await press(send)
  expect(await told()).toBe('success')
  expect(new Set(attempts()).size).toBe(2)
})
