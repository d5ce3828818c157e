/** Walks through what follows a booking by itself and by the links of its letters, on a system whose days pass as the walk says. */

import { expect } from '@playwright/test'
import { bookingRow } from '../hub/hub-test.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../pages/accessible.ts'
import { saysWhy } from '../pages/all-the-same.ts'
import { bookTheExample, openBooking, torontoDay, torontoInstant } from '../pages/booking-form.ts'
import { linkOfLetter, mailsTo } from '../pages/booking-letter.ts'
import { signIn } from '../pages/sign-in.ts'
import { test } from '../stack/own-stack-test.ts'
import { admin } from '../stack/running-stack.ts'

test('a visit is reminded of, announced by its cleaner, and reviewed by the links of its letters @phone @long', async ({
  ownStack,
  browser,
  page,
  contextOptions,
  request,
}, { project }) => {
  test.slow()
  const email = `after.${project.name}@example.com`
  /** Lets the days pass to a time of a day before or of the visit, which is at nine. */
  const at = (daysAfter: number, time: `${number}:${number}`) =>
    ownStack.setTime(torontoInstant(torontoDay(8 + daysAfter, bookedAt), time))
  const bookedAt = Date.now()
  /** A member of the office, who signs in again because days have passed. */
  const office = async () => {
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ ...contextOptions, baseURL: ownStack.url, viewport })
    const hub = await context.newPage()
    await signIn(hub, admin)
    return hub
  }

  await page.goto('/')
  await bookTheExample(await openBooking(page), email)
  await page.getByRole('button', { name: 'Pay CA$336.00' }).click()
  await page.waitForURL(/\/payment-success\?session_id=/)

  const early = await office()
  await early.goto(`/admin/dashboard/bookings?sort=created-desc`)
  await bookingRow(early, email).getByRole('button', { name: 'Assign Cleaner' }).click()
  const dialog = early.getByRole('dialog', { name: 'Assign Cleaner' })
  await dialog.getByRole('radio').first().check()
  await saysWhy(dialog)
  await dialog.getByRole('button', { name: 'Assign and e-mail...' }).click()
  await dialog.getByRole('button', { name: 'Assign and send 2 e-mails' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => {
      await page.goto('/mailbox')
      return page
        .getByRole('link')
        .filter({ hasText: /New job: Deep Cleaning/ })
        .count()
    })
    .toBe(1)
  await page
    .getByRole('link')
    .filter({ hasText: /New job: Deep Cleaning/ })
    .click()
  const job = await page
    .frameLocator('iframe')
    .getByRole('link', { name: 'I am on my way' })
    .getAttribute('href')
  await early.context().close()

  // Two days before: a reminder, and the cleaner cannot say anything yet.
  const reminder = { email, subject: /Reminder: Deep Cleaning/ }
  await at(-2, '09:01')
  const choices = await linkOfLetter(page, { ...reminder, link: 'Stop these e-mails' })
  await page.goto(job ?? '')
  await expect(page.getByText(/You can tell Ana that you are on the way from/)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Its end: nothing happens by opening it; off, kept, and on again.
  await page.goto(choices)
  const reminders = page.getByRole('checkbox', { name: /^Reminders/ })
  const thanks = page.getByRole('checkbox', { name: /^A thank-you/ })
  await expect(reminders).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await reminders.focus()
  await reminders.press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await page.reload()
  await expect(reminders).not.toBeChecked()
  await expect(thanks).toBeChecked()
  // A mail program does this for its reader.
  const oneClick = `${ownStack.url}/functions/v1/mail-choices/${new URL(choices).hash.slice(1)}`
  expect((await request.get(oneClick)).url()).toContain('/mail-choices')
  await page.reload()
  await expect(thanks).toBeChecked()
  const posted = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect([posted.status(), await posted.text()]).toEqual([200, ''])
  await page.reload()
  await expect(thanks).not.toBeChecked()
  await reminders.check()
  await thanks.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()

  // Two hours before seven in the morning is the evening before.
  await at(-1, '20:01')
  const ownPage = await linkOfLetter(page, { ...reminder, count: 2, link: 'See or change your booking' })

  // The cleaner sets out: one press, one letter.
  await at(0, '08:00')
  await page.goto(job ?? '')
  await page.getByRole('button', { name: 'I am on my way' }).press('Enter')
  await expect(page.getByText('We have told Ana.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('We have told Ana.')).toBeVisible()
  await linkOfLetter(page, { email, subject: /We are on the way/, link: 'See or change your booking' })

  // Done, as the office says; the question, and its answer on the website.
  await at(0, '20:30')
  const late = await office()
  await late.goto(`/admin/dashboard/bookings?sort=created-desc`)
  await bookingRow(late, email).getByRole('combobox').selectOption('completed')
  // By the browser's clock, which stands still, the job is to come.
  await late.getByRole('button', { name: 'Complete it' }).click()
  const question = await linkOfLetter(page, {
    email,
    subject: /How was your cleaning/,
    link: 'Answer the question',
  })
  await page.goto(question)
  await page.getByRole('radio', { name: '5' }).press('Space')
  await page.getByRole('textbox').fill('Every corner, and so kind.')
  await page.getByRole('checkbox', { name: /as “Ana D., Toronto”/ }).press('Space')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByText(/The office has your review\./)).toBeVisible()
  await page.goto('/')
  await page.locator('#testimonials').scrollIntoViewIfNeeded()
  await expect(page.getByText('Every corner, and so kind.')).toHaveCount(0)
  await late.goto('/admin/dashboard/customers?reviews=new')
  await late
    .getByRole('listitem')
    .filter({ hasText: 'Every corner, and so kind.' })
    .getByRole('button', { name: 'Show on the website' })
    .click()
  await expect(late.getByText('The review stands on the website').first()).toBeVisible()
  await late.context().close()
  await page.goto('/faq')
  await page.goto('/#testimonials')
  await expect(page.getByText('Every corner, and so kind.')).toHaveCount(1)

  // The page of a visit that is over.
  await page.goto(ownPage)
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/mailbox')
  await expect(mailsTo(page, email, /Reminder:|We are on the way|How was/)).toHaveCount(4)
})
