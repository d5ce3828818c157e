import { cents } from '@dustforce/core/money'
import { addDays, businessDate, dayOn, gtaPolicy } from '@dustforce/core/schedule'
import type { OwnBookingPage } from '@dustforce/office/booking'
import type { OwnBookingTimes, OwnCancelPreview, OwnEditPreview } from '@dustforce/supabase/own-booking'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, linkToken, openPage, press, pressTwice, screenNow } from '../../testing/open-page.tsx'
import { bookedVisit, upcomingBooking } from '../../testing/story-booking.ts'
import { Page } from './own-booking-page.tsx'

const server = fakeServer()
const open = () => openPage(<Page />, `/booking#${linkToken}`)

const today = businessDate('2027-03-08')

/** Two weeks from today; `full` days have no place left. */
function timesWith(...full: readonly string[]): OwnBookingTimes {
  const taken = Object.fromEntries(full.map((date) => [date, 10]))
  return {
    terms: { movesLeft: 3, movableUntil: Date.UTC(2027, 2, 14, 13), rules: null },
    days: Array.from({ length: 14 }, (_, nr) =>
      dayOn(gtaPolicy, { now: screenNow, limit: 10, taken }, addDays(today, nr)),
    ),
  }
}

/** The booking as the server has it once its visit is at another time. */
const at = (when: string): OwnBookingPage => ({ ...upcomingBooking, visit: { ...bookedVisit, when } })

const idsOf = (name: Parameters<typeof server.asked>[0]) => server.asked(name).map(({ body }) => body.actId)

beforeEach(() => {
  server.does('show', upcomingBooking)
  server.does('open-times', timesWith())
})
afterEach(() => void vi.useRealTimers())

async function pickDay(name: RegExp) {
  fireEvent.click(await screen.findByLabelText(name))
}

async function chooseTime(day: RegExp, time: string) {
  await pickDay(day)
  await fillIn(/New start time/, time)
  await press('Continue')
}

/** A change that is made once its difference is paid. */
const waiting = {
  amountCents: cents(3_400),
  url: 'https://pay.example/c',
  until: 'Mar 8, 2027, 10:35 AM',
  isOwed: false,
}

const wednesday = /Wednesday, March 17/
const thursday = /Thursday, March 18/
const full = { status: 409, body: { error: 'Bookings are full for this day.' } }
const noAnswer = 'We got no answer'

describe('moving a booking', () => {
  beforeEach(async () => {
    open()
    await press('Choose another time')
  })

  test('asks for the time again when another day is picked', async () => {
    await pickDay(wednesday)
    await fillIn(/New start time/, '1:00 PM')
    expect(screen.getByText<HTMLButtonElement>('Continue').disabled).toBe(false)
    await pickDay(thursday)
    expect(screen.getByLabelText<HTMLSelectElement>(/New start time/).value).toBe('')
    expect(screen.getByText<HTMLButtonElement>('Continue').disabled).toBe(true)
  })

  test('shows the time that the server has afterwards', async () => {
    await chooseTime(wednesday, '1:00 PM')
    server.does('move', { date: '2027-03-17' })
    server.does('show', at('Wednesday, March 17, 2027 at 1:00 PM, says the server'))
    await press('Move my booking')
    await screen.findByText('Wednesday, March 17, 2027 at 1:00 PM, says the server')
    screen.getByText(/^Your booking is moved to Wednesday, March 17, 2027 at 1:00 PM\./)
    expect(screen.queryByText(bookedVisit.when)).toBeNull()
    const [moved] = server.asked('move')
    expect(moved).toMatchObject({ link: linkToken, body: { date: '2027-03-17', minute: 780 } })
  })

  test('offers the times that the server has once another window took one', async () => {
    await chooseTime(wednesday, '1:00 PM')
    server.refusesNext('move', full)
    server.does('open-times', timesWith('2027-03-17'))
    await press('Move my booking')
    expect((await screen.findByRole('alert')).textContent).toContain('Bookings are full for this day.')
    await screen.findByLabelText(/Wednesday, March 17.*Fully booked/)
    expect(screen.getByText<HTMLButtonElement>('Continue').disabled).toBe(true)
    server.does('move', { date: '2027-03-18' })
    await chooseTime(thursday, '1:00 PM')
    await press('Move my booking')
    await screen.findByText(/^Your booking is moved to Thursday, March 18/)
  })

  test('is an act of its own after a refusal, also to the same time', async () => {
    await chooseTime(wednesday, '1:00 PM')
    server.refusesNext('move', { status: 409, body: { error: 'This booking has changed in the meantime.' } })
    await press('Move my booking')
    await screen.findByText('This booking has changed in the meantime.')
    server.does('move', { date: '2027-03-17' })
    await fillIn(/New start time/, '1:00 PM')
    await press('Continue')
    await press('Move my booking')
    await screen.findByText(/^Your booking is moved to Wednesday/)
    const [refused, done] = idsOf('move')
    expect(done).not.toBe(refused)
  })

  test('offers the times that were asked for last when earlier ones come late', async () => {
    const held = deferred<void>()
    await chooseTime(wednesday, '1:00 PM')
    server.refusesNext('move', { status: 409, body: { error: 'Full on Wednesday.' } })
    server.next('open-times', timesWith('2027-03-17'), held.promise)
    await press('Move my booking')
    await screen.findByText('Full on Wednesday.')
    await chooseTime(thursday, '1:00 PM')
    server.refusesNext('move', { status: 409, body: { error: 'Full on Thursday.' } })
    server.does('open-times', timesWith('2027-03-17', '2027-03-18'))
    await press('Move my booking')
    await screen.findByLabelText(/Thursday, March 18.*Fully booked/)
    held.resolve()
    await server.settled()
    screen.getByLabelText(/Thursday, March 18.*Fully booked/)
  })

  test('is one act while no answer comes, and another one for another time', async () => {
    await chooseTime(wednesday, '1:00 PM')
    for (const refusal of ['no answer', { status: 503, body: {} }] as const) {
      server.refusesNext('move', refusal)
      await press('Move my booking')
      await screen.findByText(noAnswer)
      await screen.findByText('Move my booking')
    }
    server.refusesNext('move', 'no answer')
    await press('Move my booking')
    await waitFor(() => expect(server.asked('move')).toHaveLength(3))
    await screen.findByText('Move my booking')
    fireEvent.click(screen.getByText('Choose another time'))
    server.does('move', { date: '2027-03-18' })
    await chooseTime(thursday, '1:00 PM')
    expect(screen.queryByText(noAnswer)).toBeNull()
    await press('Move my booking')
    await screen.findByText(/^Your booking is moved to Thursday/)
    const [first, second, third, other] = idsOf('move')
    expect([second, third]).toEqual([first, first])
    expect(other).not.toBe(first)
  })

  test('is one move when it is pressed twice', async () => {
    await chooseTime(wednesday, '1:00 PM')
    const held = deferred<void>()
    server.next('move', { date: '2027-03-17' }, held.promise)
    await pressTwice('Move my booking')
    await waitFor(() => expect(server.asked('move')).not.toHaveLength(0))
    held.resolve()
    await screen.findByText(/^Your booking is moved/)
    expect(server.asked('move')).toHaveLength(1)
  })

  test('keeps what the server says afterwards when a look from before comes late', async () => {
    const held = deferred<void>()
    server.next('show', at('Long ago'), held.promise)
    vi.setSystemTime(screenNow + 60_000)
    fireEvent.focus(window)
    await waitFor(() => expect(server.asked('show')).toHaveLength(2))
    await chooseTime(wednesday, '1:00 PM')
    server.does('move', { date: '2027-03-17' })
    server.does('show', at('Wednesday, March 17'))
    await press('Move my booking')
    await screen.findByText('Wednesday, March 17')
    held.resolve()
    await server.settled()
    screen.getByText('Wednesday, March 17')
    expect(screen.queryByText('Long ago')).toBeNull()
  })
})

describe('canceling a booking', () => {
  const amounts = (refundCents: number): OwnCancelPreview => ({
    refundCents: cents(refundCents),
    offlineRefundCents: cents(0),
    keptCents: cents(33_600 - refundCents),
    explanation: `Half of it is kept, or none: ${refundCents}`,
  })
  const canceled: OwnBookingPage = { ...upcomingBooking, stage: 'canceled', acts: null }
  const back = 'Cancel and get $336.00 back'
  const changed = { status: 409, body: { error: 'Changed', preview: amounts(16_800) } }

  beforeEach(async () => {
    server.does('preview-cancel', amounts(33_600))
    open()
    await press('Cancel the booking')
  })

  test('shows other amounts instead of doing it, and does those as an act of its own', async () => {
    server.refusesNext('cancel', changed)
    await press(back)
    await screen.findByText('This has changed in the meantime')
    server.does('cancel', { refundCents: cents(16_800) })
    server.does('show', canceled)
    await press('Cancel and get $168.00 back')
    await screen.findByText(/^\$168\.00 is refunded\./)
    screen.getByText('This booking is canceled')
    const [refused, done] = server.asked('cancel').map(({ body }) => body)
    expect([refused?.shownRefundCents, done?.shownRefundCents]).toEqual([33_600, 16_800])
    expect(done?.actId).not.toBe(refused?.actId)
  })

  test.each(['answered', 'not answered'])(
    'says what is refunded where the focus goes, alone, while the page is looked up again and %s',
    async (look) => {
      const held = deferred<void>()
      if (look === 'answered') server.next('show', canceled, held.promise)
      else server.refusesNext('show', 'no answer')
      server.does('cancel', { refundCents: cents(33_600) })
      await press(back)
      const said = await screen.findByRole('group', {
        name: 'This booking is canceled',
        description: /^\$336\.00 is refunded\. It goes back to the card/,
      })
      for (const answer of [() => undefined, held.resolve]) {
        await act(async () => answer())
        expect(document.activeElement).toBe(said)
        expect(screen.queryByText('Change of plans?')).toBeNull()
        expect(screen.getAllByText(/is refunded/)).toHaveLength(1)
        expect(screen.queryAllByRole('status').filter(({ textContent }) => textContent !== '')).toEqual([])
      }
    },
  )

  test('is taken back on the page once the office has taken it back', async () => {
    server.does('cancel', { refundCents: cents(33_600) })
    server.next('show', canceled)
    await press(back)
    await screen.findByText(/^\$336\.00 is refunded/)
    vi.setSystemTime(screenNow + 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Change of plans?')).toBeInstanceOf(HTMLElement)
    expect(screen.queryByText('This booking is canceled')).toBeNull()
  })

  test('is one act while no answer comes', async () => {
    server.refusesNext('cancel', 'no answer')
    await press(back)
    await screen.findByText(noAnswer)
    server.does('cancel', { refundCents: cents(33_600) })
    server.does('show', canceled)
    await press(back)
    await screen.findByText('This booking is canceled')
    const [first, second] = idsOf('cancel')
    expect(second).toBe(first)
  })

  test('is one cancellation when it is pressed twice', async () => {
    const held = deferred<void>()
    server.next('cancel', { refundCents: cents(33_600) }, held.promise)
    server.does('show', canceled)
    await pressTwice(back)
    await waitFor(() => expect(server.asked('cancel')).not.toHaveLength(0))
    held.resolve()
    await screen.findByText('This booking is canceled')
    expect(server.asked('cancel')).toHaveLength(1)
  })

  test('shows what another window has done when it is refused', async () => {
    server.refusesNext('cancel', { status: 409, body: { error: 'This booking is canceled already.' } })
    await press(back)
    await screen.findByText('This booking is canceled already.')
    server.does('show', canceled)
    await press('Back')
    expect(await screen.findByText('This booking is canceled')).toBeInstanceOf(HTMLElement)
  })
})

describe('changing a booking', () => {
  const offer = (version: number, preview: OwnEditPreview['preview'] = null): OwnEditPreview => ({
    version,
    preview,
    addOns: [
      { id: 'laundry', name: 'Laundry', unit: '1 load', amountCents: cents(2_000), isBooked: true },
      { id: 'oven-cleaning', name: 'Inside Oven', unit: '', amountCents: cents(3_000), isBooked: false },
      { id: 'inside-fridge', name: 'Inside Fridge', unit: '', amountCents: cents(3_000), isBooked: false },
    ],
    hasPets: true,
    why: null,
  })
  const more = {
    oldTotalCents: cents(33_600),
    newTotalCents: cents(37_000),
    differenceCents: cents(3_400),
    offlineRefundCents: cents(0),
    lines: [{ label: 'Inside Oven', changeCents: cents(3_000) }],
  }
  const stale = { status: 409, body: { error: 'This booking has changed in the meantime.' } }
  const pay = 'Pay $34.00 and change'
  const assign = vi.fn()

  beforeEach(async () => {
    vi.spyOn(location, 'assign').mockImplementation(assign.mockReset())
    server.next('preview-change', offer(4))
    open()
    await press('Change add-ons or notes')
    fireEvent.click(await screen.findByLabelText(/Inside Oven/))
  })

  test('says what changed meanwhile instead of doing it, and does the new version as an act of its own', async () => {
    server.next('preview-change', offer(4, more))
    await press('Continue')
    server.refusesNext('change', stale)
    server.next('preview-change', offer(5))
    await press(pay)
    await screen.findByText('This booking has changed in the meantime. Nothing was changed.')
    server.next('preview-change', offer(5, more))
    await press('Continue')
    server.does('change', { status: 'pay', url: 'https://pay.example/c' })
    await press(pay)
    await waitFor(() => expect(assign.mock.calls).toEqual([['https://pay.example/c']]))
    const [refused, done] = server.asked('change').map(({ body }) => body)
    expect([refused?.version, done?.version]).toEqual([4, 5])
    expect(done?.actId).not.toBe(refused?.actId)
  })

  test('is one act while no answer comes', async () => {
    server.next('preview-change', offer(4, more))
    await press('Continue')
    server.refusesNext('change', 'no answer')
    await press(pay)
    await screen.findByText(noAnswer)
    expect(screen.queryByText(/Nothing was changed/)).toBeNull()
    server.does('change', { status: 'done' })
    server.does('show', { ...upcomingBooking, service: 'Deep Cleaning with an oven' })
    await press(pay)
    await screen.findByText(/^Your changes are saved/)
    await screen.findByText('Deep Cleaning with an oven')
    const [first, second] = idsOf('change')
    expect(second).toBe(first)
  })

  test('waits for its payment when the customer goes back from the payment page', async () => {
    server.next('preview-change', offer(4, more))
    await press('Continue')
    server.does('change', { status: 'pay', url: 'https://pay.example/c' })
    // As early as a return can be: before React has drawn that the page is left.
    assign.mockImplementationOnce(() => {
      server.does('show', { ...upcomingBooking, change: waiting })
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    await press(pay)
    await screen.findByText('A change waits for its payment of $34.00')
    expect(assign).toHaveBeenCalledOnce()
    expect(screen.queryByText('Saving...')).toBeNull()
    screen.getByText('Change add-ons or notes')
  })

  test('saves what its price was shown of, not what is ticked while the price is on its way', async () => {
    const held = deferred<void>()
    server.next('preview-change', offer(4, more), held.promise)
    await press('Continue')
    fireEvent.click(screen.getByLabelText(/Inside Oven/))
    fireEvent.click(screen.getByLabelText(/Inside Fridge/))
    held.resolve()
    server.does('change', { status: 'done' })
    await press(pay)
    await screen.findByText(/^Your changes are saved/)
    const [, looked] = server.asked('preview-change')
    expect(looked?.body.edits).toEqual({ addOns: ['laundry', 'oven-cleaning'], hasPets: true, details: {} })
    expect(server.asked('change')[0]?.body).toMatchObject({ edits: looked?.body.edits })
  })

  test('is looked at once and sent once when it is pressed twice', async () => {
    const looking = deferred<void>()
    server.next('preview-change', offer(4, more), looking.promise)
    await pressTwice('Continue')
    looking.resolve()
    const held = deferred<void>()
    server.next('change', { status: 'done' }, held.promise)
    await pressTwice(pay)
    await waitFor(() => expect(server.asked('change')).not.toHaveLength(0))
    held.resolve()
    await screen.findByText(/^Your changes are saved/)
    expect([server.asked('preview-change').length, server.asked('change').length]).toEqual([2, 1])
  })
})

test('a change that waits for its payment is taken back once, and the page shows that it is', async () => {
  server.does('show', { ...upcomingBooking, change: waiting })
  open()
  await screen.findByText('A change waits for its payment of $34.00')
  server.refusesNext('cancel-pending-change', { status: 409, body: { error: 'It is paid already.' } })
  await press('Do not change')
  await screen.findByText('It is paid already.')
  const held = deferred<void>()
  server.next('cancel-pending-change', { ok: true }, held.promise)
  server.does('show', upcomingBooking)
  await pressTwice('Do not change')
  held.resolve()
  await waitFor(() => expect(screen.queryByText(/^A change waits/)).toBeNull())
  expect(server.asked('cancel-pending-change')).toHaveLength(2)
})

test('what is owed again is asked for, and there is nothing to take back', async () => {
  server.does('show', { ...upcomingBooking, change: { ...waiting, isOwed: true } })
  open()
  await screen.findByText('Please pay $34.00 again')
  expect(screen.getByRole('link', { name: 'Pay $34.00' })).toHaveProperty('href', 'https://pay.example/c')
  expect(screen.queryByRole('button', { name: 'Do not change' })).toBeNull()
})

describe('a message to the office', () => {
  const label = 'Your message'

  beforeEach(async () => {
    open()
    await press('Write a message')
    await fillIn(label, 'Ring twice')
  })

  test('is one message while no answer comes, and another text is another one', async () => {
    for (const _ of [1, 2]) {
      server.refusesNext('message', 'no answer')
      await press('Send message')
      await screen.findByText(/^That did not work/)
    }
    await fillIn(label, 'Ring three times')
    server.does('message', { ok: true })
    await press('Send message')
    await screen.findByText('Thank you, the office has your message.')
    const [first, second, other] = idsOf('message')
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })

  test('is sent once when it is pressed twice, and keeps what is written while it is sent', async () => {
    const held = deferred<void>()
    server.next('message', { ok: true }, held.promise)
    await pressTwice('Send message')
    await waitFor(() => expect(server.asked('message')).not.toHaveLength(0))
    await fillIn(label, 'And mind the cat')
    await press('Sending...')
    held.resolve()
    await screen.findByText('Send message')
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('And mind the cat')
    server.does('message', { ok: true })
    await press('Send message')
    await waitFor(() => expect(server.asked('message')).toHaveLength(2))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe(''))
    expect(server.asked('message').map(({ body }) => body.message)).toEqual([
      'Ring twice',
      'And mind the cat',
    ])
    expect(new Set(idsOf('message')).size).toBe(2)
  })
})

test('a new link is asked for once when it is pressed twice, and again after a refusal', async () => {
  server.refusesNext('show', { status: 404, body: {} })
  open()
  await fillIn(/Your e-mail address/, 'ada@example.com')
  server.refusesNext('new-link', { status: 429, body: { error: 'Too many requests.' } })
  await press('Send me a new link')
  await screen.findByText(/^Too many tries/)
  const held = deferred<void>()
  server.next('new-link', { ok: true }, held.promise)
  await pressTwice('Send me a new link')
  held.resolve()
  await screen.findByText('Look into your mailbox')
  expect(server.asked('new-link').map(({ body, link }) => [body.email, link])).toEqual([
    ['ada@example.com', null],
    ['ada@example.com', null],
  ])
})
