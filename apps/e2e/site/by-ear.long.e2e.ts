/** Walks through what customers who see nothing hear, step by step; reviewed, and kept beside the stories of the flows. */
import type { Page } from '@playwright/test'
import { hubOn } from '../hub/hub-test.ts'
import { bookTheExample, openBooking, torontoDay, torontoInstant } from '../pages/booking-form.ts'
import { followToBooking, linkOfLetter } from '../pages/booking-letter.ts'
import { earOn } from '../pages/by-ear.ts'
import { settings } from '../pages/settings.ts'
import { signIn } from '../pages/sign-in.ts'
import { test } from '../stack/own-stack-test.ts'
import { admin } from '../stack/running-stack.ts'
import { expect } from '../stack/stack-test.ts'

/** The day of a calendar that takes the focus. */
const dayOf = (page: Page) => page.locator('[role="gridcell"] button[tabindex="0"]')

for (const setting of settings) {
  test(`a booking is made and paid ${setting.how}`, async ({ page }) => {
    const ear = await earOn(page, setting)
    await page.goto('/')
    await ear.opens(/Cleaning/)
    const card = page.getByRole('article', { name: 'Deep Cleaning' })
    await ear.to(card.getByRole('button', { name: 'Book This Service' }))
    await ear.go()
    const dialog = page.getByRole('dialog', { name: /^Book Your/ })
    await ear.arrives(dialog)
    await expect(dialog.getByRole('button', { name: 'Use this time' })).toBeVisible()
    const pay = dialog.getByRole('button', { name: 'Proceed to Secure Payment' })
    await ear.to(pay)
    await ear.go()
    await ear.hears(/things to put right/)
    await ear.arrives(dialog.getByLabel('First Name'))
    await ear.type('Kei')
    for (const [label, text] of [
      ['Last Name', 'Tanaka'],
      [/^Email/, 'kei.tanaka@example.com'],
      [/^Phone/, '4165550199'],
      ['Street Address', '100 Queen St W'],
      ['City', 'Toronto'],
      ['Postal Code', 'm5h2n2'],
    ] as const) {
      await ear.to(dialog.getByLabel(label))
      await ear.type(text)
    }
    await ear.to(dialog.getByLabel('Bedrooms'))
    await ear.press('3')
    await ear.to(dialog.getByLabel('Bathrooms'))
    await ear.press('2')
    await ear.to(dayOf(page))
    await ear.press('ArrowRight')
    await ear.press('PageDown')
    await ear.press('PageUp')
    // Two weeks on, so that it is the same whenever it is heard.
    await ear.press('ArrowDown')
    await ear.press('ArrowDown')
    await ear.press('Enter')
    await ear.to(dialog.getByLabel(/^Start time/))
    await ear.press('1')
    await ear.to(dialog.getByRole('region', { name: 'Add-On Services' }).locator('summary'))
    await ear.press('Enter')
    await ear.to(dialog.getByRole('checkbox', { name: /^Laundry/ }))
    await ear.press('Space')
    await ear.to(dialog.getByLabel(/^I agree to receive text messages/))
    await ear.press('Space')
    await ear.to(dialog.getByLabel(/^I agree to the/))
    await ear.press('Space')
    await expect(dialog.getByText('Verifying email domain...')).toHaveCount(0)
    await ear.to(pay)
    await ear.go()
    await page.waitForURL(/\/stripe\//)
    await page.getByRole('button', { name: /^Pay/ }).press('Enter')
    await ear.opens(/Your payment/)
    await ear.hears(/Payment Successful|booking is paid/)
    ear.isAsReviewed('BookAndPay')
  })

  test(`a booking is moved, changed and canceled ${setting.how}`, async ({ page }) => {
    const email = 'ear@example.com'
    await page.goto('/')
    await bookTheExample(await openBooking(page), email)
    await page.getByRole('button', { name: 'Pay CA$336.00' }).click()
    await page.waitForURL(/\/payment-success\?session_id=/)
    await followToBooking(page, { email, subject: /confirmed/i })
    const ear = await earOn(page, setting)
    await page.reload()
    const panel = page.getByRole('region', { name: 'Change of plans?' })

    await ear.opens(/booking/i)
    await ear.to(panel.getByRole('button', { name: 'Choose another time' }))
    await ear.go()
    await ear.to(dayOf(page))
    // Two weeks on: what is too near can no longer be changed.
    await ear.press('ArrowDown')
    await ear.press('ArrowDown')
    await ear.press('Enter')
    await ear.to(panel.getByLabel(/^New start time/))
    await ear.press('1')
    await ear.to(panel.getByRole('button', { name: 'Continue' }))
    await ear.go()
    await ear.arrives(panel.getByRole('heading').last())
    await ear.to(panel.getByRole('button', { name: 'Move my booking' }))
    await ear.go()
    await ear.hears(/moved|new time/i)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('Move')

    await ear.to(panel.getByRole('button', { name: 'Change add-ons or notes' }))
    await ear.go()
    await ear.to(panel.getByRole('checkbox', { name: 'There are pets at home' }))
    await ear.press('Space')
    await ear.to(panel.getByRole('button', { name: 'Continue' }))
    await ear.go()
    await ear.arrives(panel.getByRole('heading', { name: 'What this changes about the price' }))
    await ear.to(panel.getByRole('button', { name: /^Change and get/ }))
    await ear.go()
    await ear.hears(/Your changes are saved/)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('Change')

    await ear.to(panel.getByRole('button', { name: 'Cancel the booking' }))
    await ear.go()
    await ear.to(panel.getByRole('button', { name: /^Cancel .+ and get/ }))
    await ear.go()
    await ear.arrives(page.getByRole('group', { name: 'This booking is canceled' }))
    ear.isAsReviewed('Cancel')
  })

  test(`a visit is reviewed ${setting.how}`, async ({ ownStack, browser, page, contextOptions }) => {
    const email = 'liam.o.brien@example.com'
    // The demo has a visit to this customer in six days, in the morning.
    await ownStack.setTime(torontoInstant(torontoDay(6), '20:30'))
    const office = hubOn(
      await (await browser.newContext({ ...contextOptions, baseURL: ownStack.url })).newPage(),
    )
    await signIn(office.page, admin)
    await office.open(`/bookings?status=confirmed&q=${email}`)
    await office.page.locator('[data-booking]').first().getByRole('combobox').selectOption('completed')
    await office.page.getByRole('button', { name: 'Complete it' }).click()
    await office.toast('Booking status updated')
    await office.page.context().close()
    await ownStack.setTime(torontoInstant(torontoDay(6), '20:31'))
    const question = { email, subject: /How was your cleaning/, link: 'Answer the question' }
    const ear = await earOn(page, setting)
    await page.goto(await linkOfLetter(page, question))
    await expect(page.getByRole('radio', { name: '5' })).toBeVisible()
    await ear.opens(/./)
    const send = page.getByRole('button', { name: 'Send' })
    await ear.to(send)
    await ear.go()
    await ear.arrives(page.getByRole('radio', { name: '1' }))
    for (let stars = 1; stars < 5; stars += 1) await ear.press('ArrowRight')
    await ear.to(page.getByRole('textbox'))
    await ear.type('Every corner, and so kind.')
    await ear.to(page.getByRole('checkbox', { name: /as “Liam O/ }))
    await ear.press('Space')
    await ear.to(send)
    await ear.go()
    await ear.hears(/The office has your review/)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('Review')
  })
}
