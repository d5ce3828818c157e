import { businessDate } from '@dustforce/core/schedule'
import { settings } from '@dustforce/office/settings'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'

const promo = {
  ...{
    code: 'WELCOME10',
    is_active: true,
    discount_type: 'percentage',
    discount_value: 10,
    valid_until: null,
  },
  ...{ max_uses: null, current_uses: 2, min_order_amount: null, first_time_only: true },
}

function start() {
  return startServer({
    bookings: ['Amelia Wright', 'Noah Okafor'].map((customerName) =>
      bookingRow({ customerName, bookingDate: businessDate('2026-11-24') }),
    ),
    booking_settings: [
      { setting_name: 'daily_booking_limit', setting_value: '4' },
      { setting_name: 'keep_bookings_months', setting_value: '24' },
      { setting_name: 'keep_messages_months', setting_value: '12' },
    ],
    promo_codes: [promo],
    canned_replies: [{ id: 'r1', title: 'Hours', body: 'We are open.' }],
  })
}

it('stores what is changed, each setting by itself, after saying what another limit would do', async () => {
  const server = start()
  const hub = openHub(server, '/dashboard/settings')
  const stored = () => server.rows('booking_settings').map(({ setting_value }) => setting_value)
  await hub.reads('admin options are coming soon')
  await hub.reads('Two-step sign-in')
  await hub.type('Bookings a day', '0')
  await hub.reads('With a limit of 0 the website takes no bookings.')
  await hub.type('Bookings a day', '3')
  await hub.reads('All booked jobs fit.')
  await hub.type('Bookings a day', '1')
  await hub.reads('2 booked jobs no longer fit')
  await hub.press('Save limit')
  await seen(() => expect(stored()[0]).toBe('1'))
  await hub.type(/^Keep bookings/, '30')
  await hub.press('Save months')
  await seen(() => expect(stored()).toEqual(['1', '30', '12']))
  expect(server.asked('rpc/admin_change_records')).toHaveLength(2)
})

it('lets an owner say what the office may do', async () => {
  const server = start()
  server.tables.booking_settings.rows = [{ setting_name: 'office_refunds', setting_value: 'yes' }]
  const hub = openHub(server, '/dashboard/settings')
  await hub.press(/^Refund another amount/)
  await hub.reads('Rights of the office saved')
  expect(server.rows('booking_settings').at(-1)).toMatchObject({
    setting_name: 'office_refunds',
    setting_value: 'no',
  })
})

it('deactivates a promo code, saves the codes as CSV, and tells when one is gone meanwhile', async () => {
  const files = catchSavedFiles()
  const server = start()
  const hub = openHub(server, '/dashboard/settings')
  await hub.press('Deactivate WELCOME10')
  await seen(() => expect(server.rows('promo_codes')).toEqual([{ ...promo, is_active: false }]))
  await hub.press('Undo')
  await seen(() => expect(server.rows('promo_codes')).toEqual([promo]))
  await hub.press('Deactivate WELCOME10')
  await seen(() => expect(server.rows('promo_codes')).toEqual([{ ...promo, is_active: false }]))
  await hub.press('CSV of all these promo codes')
  await seen(() => expect(files.firstCells('promo-codes.csv')).toEqual(['WELCOME10']))
  server.tables.promo_codes.rows = []
  await hub.press('Activate WELCOME10')
  await hub.reads('This promo code no longer exists.')
})

it('says which setting somebody else changed meanwhile, and saves over it the second time', async () => {
  const server = start()
  const hub = openHub(server, '/dashboard/settings')
  await hub.type(/^Keep bookings/, '30')
  const theirs = { setting_name: 'keep_bookings_months', setting_value: '26' }
  server.tables.booking_settings.rows = server
    .rows('booking_settings')
    .map((row) => (row.setting_name === 'keep_bookings_months' ? theirs : row))
  await hub.press('Save months')
  await hub.reads(/meantime\. Stored now: .*26.*\. Save again/)
  expect(server.rows('booking_settings')[1]).toEqual(theirs)
  await hub.press('Save months')
  await seen(() => expect(server.rows('booking_settings')[1]).toMatchObject({ setting_value: '30' }))
})

it('names every card of the page in an index that leads to it', async () => {
  const hub = openHub(start(), '/dashboard/settings')
  await hub.reads('Two-step sign-in')
  const cards = [...hub.window.querySelectorAll('section[id]')]
  const index = [...hub.window.querySelectorAll('nav[aria-label="On this page"] a')]
  expect(index.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    cards.map((card) => [card.querySelector('h2')?.textContent, `#${card.id}`]),
  )
  expect(hub.texts('main h2')).toHaveLength(cards.length)
})

it('has a field for every setting', async () => {
  const hub = openHub(start(), '/dashboard/settings')
  await hub.reads('Besides an owner, the office may')
  await seen(() => {
    const names = [...hub.window.querySelectorAll('main input[name]')].map((field) =>
      field.getAttribute('name'),
    )
    expect(names).toEqual(expect.arrayContaining(Object.keys(settings)))
  })
})
