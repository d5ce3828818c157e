import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, linkToken, openPage, press, pressTwice } from '../../testing/open-page.tsx'
import { Page as JobPage } from './job-page.tsx'
import type { OpenedMailChoices } from './mail-choices.ts'
import { Page as MailChoicesPage } from './mail-choices-page.tsx'
import type { OwnJob } from './own-job.ts'
import type { ReviewQuestion } from './own-review.ts'
import { Page as ReviewPage } from './review-page.tsx'

const server = fakeServer()
const limited = { status: 429, body: { error: 'Too many requests.' } }
const unreachable = 'That did not work. Please check your connection and try again.'

afterEach(() => void vi.useRealTimers())

/** The tab is returned to after more than a minute. */
function comeBack() {
  vi.setSystemTime(Date.now() + 60_000)
  fireEvent.focus(window)
}

/** Another link of a letter is opened in the same tab. */
function openAnotherLink(path: string, token: string) {
  history.replaceState(null, '', `${path}#${token}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('a review', () => {
  const question: ReviewQuestion = {
    service: 'Deep Cleaning',
    when: 'Monday, March 8, 2027',
    cleaner: 'Ana',
    shownAs: 'Ada L., Toronto',
    review: null,
    canReview: true,
    isShown: false,
  }
  const text = /What should we know/
  const thanks = 'Thank you'
  const open = () => {
    server.does('show-review', question)
    openPage(<ReviewPage />, `/review#${linkToken}`)
    return screen.findByLabelText('4')
  }

  test('is sent once when it is pressed twice, and what is written meanwhile is not thanked for', async () => {
    fireEvent.click(await open())
    await fillIn(text, 'Good')
    const held = deferred<void>()
    server.next('review', { ok: true }, held.promise)
    await pressTwice('Send')
    await waitFor(() => expect(server.asked('review')).not.toHaveLength(0))
    await fillIn(text, 'Good, but the oven')
    await press('Sending...')
    held.resolve()
    await screen.findByText('Send')
    expect(screen.queryByText(thanks)).toBeNull()
    server.does('review', { ok: true })
    await press('Send')
    await screen.findByText(thanks)
    const sent = { rating: 4, mayShow: false }
    expect(server.asked('review').map(({ body }) => body)).toEqual([
      { act: 'review', ...sent, text: 'Good' },
      { act: 'review', ...sent, text: 'Good, but the oven' },
    ])
  })

  test.each([
    ['no answer', unreachable],
    [limited, 'Too many tries. Please wait a few minutes.'],
    [{ status: 409, body: { error: 'It is shown already.' } }, 'It is shown already.'],
  ] as const)('that was not kept (%j) is kept at the next press', async (refusal, said) => {
    fireEvent.click(await open())
    server.refusesNext('review', refusal)
    await press('Send')
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(screen.queryByText(thanks)).toBeNull()
    server.does('review', { ok: true })
    await press('Send')
    await screen.findByText(thanks)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('of another link is asked for, and a late answer about the link before does not take its place', async () => {
    const held = deferred<void>()
    server.next('show-review', { ...question, service: 'The visit before' }, held.promise)
    openPage(<ReviewPage />, `/review#${linkToken}`)
    await waitFor(() => expect(server.asked('show-review')).toHaveLength(1))
    server.does('show-review', { ...question, service: 'The visit of this link' })
    openAnotherLink('/review', `${linkToken}x`)
    await screen.findByText(/^The visit of this link/)
    held.resolve()
    await server.settled()
    screen.getByText(/^The visit of this link/)
    expect(server.asked('show-review').map(({ link }) => link)).toEqual([linkToken, `${linkToken}x`])
  })

  test('is no longer asked for once another window has shown it', async () => {
    await open()
    server.does('show-review', { ...question, canReview: false, isShown: true })
    comeBack()
    await screen.findByText(/^Thank you, your review is on our website/)
    expect(screen.queryByText('Send')).toBeNull()
  })
})

describe('the choices of a mailbox', () => {
  const both: OpenedMailChoices = { email: 'a•••@example.com', reminders: true, thanks: true }
  const isTicked = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).checked
  const ticks = () => [isTicked(/^Reminders/), isTicked(/^A thank-you/)]
  const saved = /^Saved\./
  const open = async () => {
    server.does('mail-choices', both)
    openPage(<MailChoicesPage />, `/mail-choices#${linkToken}`)
    return screen.findByLabelText(/^A thank-you/)
  }
  const chosen = () =>
    server.asked('choose-mail').map(({ body: { reminders, thanks } }) => ({ reminders, thanks }))

  test('are saved once when it is pressed twice, and what is ticked meanwhile is not said to be saved', async () => {
    fireEvent.click(await open())
    const held = deferred<void>()
    server.next('choose-mail', { ...both, thanks: false }, held.promise)
    await pressTwice('Save')
    await waitFor(() => expect(server.asked('choose-mail')).not.toHaveLength(0))
    fireEvent.click(screen.getByLabelText(/^Reminders/))
    await press('Saving...')
    held.resolve()
    await screen.findByText('Save')
    expect(screen.queryByText(saved)).toBeNull()
    expect(ticks()).toEqual([false, false])
    server.does('choose-mail', { ...both, reminders: false, thanks: false })
    await press('Save')
    await screen.findByText(saved)
    expect(chosen()).toEqual([
      { reminders: true, thanks: false },
      { reminders: false, thanks: false },
    ])
  })

  test('do not undo what another window has chosen', async () => {
    await open()
    server.does('mail-choices', { ...both, reminders: false })
    comeBack()
    await waitFor(() => expect(ticks()).toEqual([false, true]))
    fireEvent.click(screen.getByLabelText(/^A thank-you/))
    server.does('choose-mail', { ...both, reminders: false, thanks: false })
    await press('Save')
    await screen.findByText(saved)
    expect(chosen()).toEqual([{ reminders: false, thanks: false }])
  })

  test('keep what is ticked and not saved when the tab is returned to', async () => {
    fireEvent.click(await open())
    comeBack()
    await waitFor(() => expect(server.asked('mail-choices')).toHaveLength(2))
    await server.settled()
    expect(ticks()).toEqual([true, false])
  })

  test.each([
    ['no answer', unreachable],
    [limited, 'Too many tries. Please wait a few minutes.'],
    [{ status: 404, body: {} }, 'This link no longer works.'],
  ] as const)('that were not saved (%j) are sent at the next press', async (refusal, said) => {
    await open()
    server.refusesNext('choose-mail', refusal)
    await press('Stop all optional e-mails')
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(screen.queryByText(saved)).toBeNull()
    server.does('choose-mail', { ...both, reminders: false, thanks: false })
    await press('Save')
    await screen.findByText(saved)
    expect(chosen()).toEqual(Array(2).fill({ reminders: false, thanks: false }))
  })
})

describe('being on the way', () => {
  const job: OwnJob = {
    service: 'Deep Cleaning',
    when: 'Monday, March 8, 2027 at 11:00 AM',
    durationMinutes: 180,
    customer: 'Ada',
    address: '1 King St W, Toronto',
    directions: null,
    rooms: { bedrooms: 3, bathrooms: 2 },
    addOns: [],
    isOnTheWay: false,
    problem: null,
    tellFrom: null,
    company: { name: 'Dust Force', phone: '(416) 555-0199' },
  }
  const open = async (found = job) => {
    server.does('show-job', found)
    openPage(<JobPage />, `/job#${linkToken}`)
    await screen.findByText(job.when)
  }

  test('is told once when it is pressed twice, and again after a refusal', async () => {
    await open()
    server.refusesNext('on-my-way', 'no answer')
    await press('I am on my way')
    await screen.findByText(unreachable)
    const held = deferred<void>()
    server.next('on-my-way', { ok: true }, held.promise)
    await pressTwice('I am on my way')
    held.resolve()
    await screen.findByText('We have told Ada.')
    expect(screen.queryByText(unreachable)).toBeNull()
    expect(server.asked('on-my-way')).toHaveLength(2)
  })

  test('is no longer offered once the job is canceled or reported in another window', async () => {
    await open()
    server.next('show-job', { ...job, problem: 'canceled' })
    comeBack()
    await screen.findByText('This job is canceled. Please do not come.')
    expect(screen.queryByText('I am on my way')).toBeNull()
    server.next('show-job', { ...job, isOnTheWay: true })
    comeBack()
    await screen.findByText('We have told Ada.')
  })
})
