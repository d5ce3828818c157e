import { expect } from '@playwright/test'
import { agree, dayButton, dayName, fillCustomer, openBooking, torontoDay } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true })

const availability = '**/rest/v1/rpc/availability'

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('days and times are those of Toronto, a full day cannot be chosen, and days end with the look-ahead', async ({
    page,
  }) => {
    // Saturday, 9:10 PM in Toronto: Sunday morning in Tokyo.
    await page.clock.setFixedTime(new Date('2027-03-07T02:10:00Z'))
    await page.route(availability, (route) =>
      route.fulfill({ json: { limit: 3, days: { '2027-03-09': 3 } } }),
    )
    await page.goto('/')
    const booking = await openBooking(page)
    await expect(booking.dialog.getByText('Mar 7, 2027 at 9:00 AM')).toBeVisible()
    await expect(
      booking.dialog.getByRole('button', {
        name: 'Today, Saturday, March 6, 2027, No longer available today',
      }),
    ).toBeVisible()
    await booking.dialog.getByRole('button', { name: 'Use this time' }).click()
    await expect(booking.dialog.getByLabel(/^Start time/)).toHaveValue('9:00 AM')
    const times = await booking.dialog
      .getByLabel(/^Start time/)
      .getByRole('option')
      .allInnerTexts()
    expect(times.slice(1)).toEqual([
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
    ])
    const full = await dayButton(booking, '2027-03-09')
    await expect(full).toHaveAccessibleName(`${dayName('2027-03-09')}, Fully booked`)
    await expect(full).toHaveAttribute('aria-disabled', 'true')
    // Sixty days, the first included: the last is May 4.
    await expect(await dayButton(booking, '2027-05-04')).not.toHaveAttribute('aria-disabled')
    await expect(await dayButton(booking, '2027-05-05')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('a day that fills up while the form is open blocks it @long', async ({ page }) => {
  const date = torontoDay(8)
  const days: Record<string, number> = {}
  await page.route(availability, (route) => route.fulfill({ json: { limit: 10, days } }))
  await page.route('**/functions/v1/create-checkout', (route) => {
    days[date] = 10
    return route.fulfill({
      status: 409,
      json: {
        code: 'day_full',
        error: 'Bookings are full for this day: Please select another available date.',
      },
    })
  })
  await page.goto('/')
  const booking = await openBooking(page)
  await fillCustomer(booking)
  await (await dayButton(booking, date)).click()
  await booking.dialog.getByLabel(/^Start time/).selectOption('9:00 AM')
  await agree(booking)
  await booking.dialog.getByRole('button', { name: 'Proceed to Secure Payment' }).click()
  await expect(
    booking.dialog.getByRole('button', { name: 'Date Fully Booked - Select Another Date' }),
  ).toBeDisabled()
  await expect(
    booking.dialog.getByRole('alert').getByText('Please select another available date.').first(),
  ).toBeVisible()
})

test('a failed look-up asks to get in touch, and still lets a day be chosen @long', async ({ page }) => {
  await page.clock.install()
  await page.route(availability, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  const booking = await openBooking(page)
  await page.clock.runFor(60_000)
  await expect(booking.dialog.getByText('Please contact us for availability')).toBeVisible()
  await expect(await dayButton(booking, torontoDay(8))).not.toHaveAttribute('aria-disabled')
})

test('the backend is asked once, and only when the dialog opens @long', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The words of customers join the home page by themselves, and so does what an owner published in another walk.
    if (/\/(?:shown_reviews|current_business)$/.test(pathname)) return
    if (/^\/(rest|functions|auth|realtime)\//.test(pathname)) asked.push(pathname)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const { dialog } = await openBooking(page)
  await expect(dialog.getByRole('button', { name: 'Use this time' })).toBeVisible()
  expect(asked).toEqual(['/rest/v1/rpc/availability'])
})
