import { expect } from '@playwright/test'
import { expectNoSidewaysScroll } from '../pages/accessible.ts'
import { agree, dayName, fillCustomer, openBooking, submit, torontoDay } from '../pages/booking-form.ts'
import { linkOfLetter } from '../pages/booking-letter.ts'
import { test } from '../stack/stack-test.ts'

test('who waits for a full day is told when a place is free, and books it by the link of the letter @phone', async ({
  page,
  request,
  stack,
  session,
}, { project }) => {
  const email = `queue.${project.name}@example.com`
  const date = torontoDay(15)
  const weekday = dayName(date).split(',')[0]?.toLowerCase()
  // Only who has opened the Command Hub once is an administrator.
  expect(session.origins).not.toEqual([])
  await page.goto('/')
  const apikey = (await page.locator('meta[name="dustforce-supabase-key"]').getAttribute('content')) ?? ''
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    data: stack.admin,
    headers: { apikey },
  })
  const { access_token: token }: { access_token: string } = await signedIn.json()
  const setPlaces = (places: string) =>
    request.patch(`/rest/v1/booking_settings?setting_name=eq.${weekday}_limit`, {
      data: { setting_value: places },
      headers: { apikey, authorization: `Bearer ${token}` },
    })

  expect((await setPlaces('0')).ok()).toBe(true)
  const { dialog } = await openBooking(page)
  await dialog.getByLabel(/^Email/).fill(email)
  await dialog.getByRole('button', { name: 'Tell me when a place is free' }).click()
  await dialog
    .getByRole('checkbox', { name: dayName(date).replace(/^(\w+), (\w{3})\w* (\d+),.*/, '$1, $2 $3') })
    .check()
  await dialog.getByRole('checkbox', { name: /may e-mail me/ }).check()
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Join the queue' }).click()
  await expect(dialog.getByText('You are in the queue')).toBeVisible()
  const own = await linkOfLetter(page, { email, subject: /You are in the queue/, link: 'Leave the queue' })
  await page.goto(own)
  await expect(page.getByText('You are next')).toBeVisible()

  expect((await setPlaces('')).ok()).toBe(true)
  const letter = { email, subject: /A place is free/, link: 'See this time and book it' }
  await page.goto(await linkOfLetter(page, letter))
  await expect(page.getByRole('heading', { name: /is yours to book/ })).toBeVisible()
  await page.getByRole('button', { name: 'Book this time' }).click()
  const booking = { page, dialog: page.getByRole('dialog', { name: /^Book Your/ }) }
  await expect(booking.dialog.getByLabel(/^Start time/)).toHaveValue(/^\d+:00 [AP]M$/)
  await fillCustomer(booking, email)
  await agree(booking)
  await submit(booking)
  await page.getByRole('button', { name: /^Pay CA/ }).click()
  await page.waitForURL(/\/payment-success\?session_id=/)
  await page.goto(own)
  await expect(page.getByText('You have booked: you are no longer in the queue.')).toBeVisible()
})
