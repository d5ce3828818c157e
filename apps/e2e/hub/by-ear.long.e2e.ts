/** Walks through what an office that sees nothing hears, step by step; reviewed, and kept beside the stories of the flows. */
import type { Locator, Page } from '@playwright/test'
import { earOn } from '../pages/by-ear.ts'
import { type Setting, settings } from '../pages/settings.ts'
import { signIn } from '../pages/sign-in.ts'
import { test } from '../stack/own-stack-test.ts'
import { admin } from '../stack/running-stack.ts'
import { expect } from '../stack/stack-test.ts'

/** A screen of the Hub, as it is listened to. */
async function listenAt(page: Page, setting: Setting, path: string, seen: Locator) {
  await signIn(page, admin)
  const ear = await earOn(page, setting)
  await page.goto(`/admin/dashboard${path}`)
  await expect(seen.first()).toBeVisible()
  await ear.opens(/./)
  return ear
}

for (const setting of settings) {
  test(`a cleaner is assigned ${setting.how}`, async ({ page }) => {
    const assign = page.getByRole('button', { name: 'Assign Cleaner' })
    const ear = await listenAt(page, setting, '/bookings?q=chloe.dubois', assign)
    await ear.to(assign)
    await ear.go()
    const dialog = page.getByRole('dialog', { name: 'Assign Cleaner' })
    await ear.arrives(dialog)
    const all = dialog.getByRole('button', { name: /^Show all/ })
    await expect(dialog.getByRole('radio').or(all).first()).toBeVisible()
    if (!(await dialog.getByRole('radio').first().isVisible())) {
      await ear.to(all)
      await ear.go()
    }
    await ear.to(dialog.getByRole('radio'))
    await ear.press('Space')
    const why = dialog.getByRole('combobox', { name: /anyway, because$/ })
    if (await why.isVisible()) {
      await ear.to(why)
      await ear.press('A')
    }
    await ear.to(dialog.getByRole('button', { name: 'Assign', exact: true }))
    await ear.go()
    await ear.hears(/Success!/)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('Assign')
  })

  test(`a booking is taken by phone ${setting.how}`, async ({ page }) => {
    const begin = page.getByRole('button', { name: 'New Booking' })
    const ear = await listenAt(page, setting, '/bookings', page.locator('[data-booking]'))
    await ear.to(begin)
    await ear.go()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await ear.arrives(dialog)
    const send = dialog.getByRole('button', { name: 'Send Payment Link' })
    await ear.to(send)
    await ear.go()
    await ear.hears(/things to put right/)
    await ear.arrives(dialog.getByLabel('Phone'))
    await ear.type('4165550877')
    for (const [label, text] of [
      ['Email', 'rosa.weiss@example.com'],
      ['First name', 'Rosa'],
      ['Last name', 'Weiss'],
      ['Street address', '10 King St W'],
      ['City', 'Toronto'],
      ['Postal code', 'M5H 1A1'],
    ] as const) {
      await ear.to(dialog.getByLabel(label))
      await ear.type(text)
    }
    await ear.to(dialog.locator('[role="gridcell"] button[tabindex="0"]'))
    for (let days = 0; days < 8; days += 1) await page.keyboard.press('ArrowRight')
    await ear.press('Enter')
    await ear.to(dialog.getByLabel(/^Start time/))
    await ear.press('1')
    await ear.to(dialog.getByRole('radio', { name: /^Link by e-mail/ }))
    await ear.press('ArrowDown')
    await ear.to(dialog.getByLabel(/^The customer agrees/))
    await ear.press('Space')
    await ear.to(dialog.getByRole('button', { name: 'Confirm Booking' }))
    await ear.go()
    await expect(dialog.getByText('The booking is confirmed')).toBeVisible()
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('BookByPhone')
  })

  test(`a day is closed ${setting.how}`, async ({ page }) => {
    const add = page.getByRole('button', { name: 'Add Days' })
    const ear = await listenAt(page, setting, '/settings', add)
    await ear.to(add)
    await ear.go()
    const dialog = page.getByRole('dialog', { name: 'Close Days or Change Hours' })
    await ear.arrives(dialog)
    await ear.to(dialog.getByLabel('First day'))
    await ear.type('2027-02-15')
    await ear.to(dialog.getByLabel('Reason'))
    await ear.type('Family Day')
    await ear.to(dialog.getByRole('button', { name: /^Close Days/ }))
    await ear.go()
    await ear.hears(/Days closed/)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('CloseADay')
  })

  test(`a cleaner is paid ${setting.how}`, async ({ page }) => {
    const maria = page.getByRole('link', { name: 'Maria Santos' })
    const ear = await listenAt(page, setting, '/payouts?period=month', maria)
    await ear.to(maria)
    await ear.go()
    await ear.arrives(page.getByRole('heading', { level: 1, name: 'Maria Santos' }))
    await ear.to(page.getByRole('button', { name: /^Mark \$[\d,.]+ as Paid$/ }))
    await ear.go()
    const dialog = page.getByRole('dialog', { name: /^Pay Maria Santos/ })
    await ear.arrives(dialog)
    await ear.to(dialog.getByLabel(/^Reference/))
    await ear.type('CA1234')
    await ear.to(dialog.getByRole('button', { name: /as Paid$/ }))
    await ear.go()
    await ear.hears(/Marked as paid/)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('PayACleaner')
  })

  test(`an applicant is hired ${setting.how}`, async ({ page }) => {
    const row = page.locator('[data-application]', { hasText: 'Sofia Marin' })
    const ear = await listenAt(page, setting, '/applications', row)
    await ear.to(row.getByRole('button'))
    await ear.press('Enter')
    await ear.to(page.getByRole('button', { name: 'Hire as contractor' }))
    await ear.go()
    await ear.hears(/Hired/)
    await ear.arrives(page.locator(':focus'))
    ear.isAsReviewed('Hire')
  })
}
