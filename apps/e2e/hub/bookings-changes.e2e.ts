import type { Page } from '@playwright/test'
import { saysWhy } from '../pages/all-the-same.ts'
import { expect, type Hub, test } from './hub-test.ts'

/** The row of one seeded booking that no other test of this file touches, by its place among the customers. */
async function rowOf({ page, open }: Hub, place: number) {
  await open('/bookings?sort=created-asc')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  const id = await page.locator('[data-booking]').nth(place).getAttribute('data-booking')
  return page.locator(`[data-booking="${id}"]`)
}

const statusOf = (row: Awaited<ReturnType<typeof rowOf>>) => row.getByRole('combobox')
const payOf = (row: Awaited<ReturnType<typeof rowOf>>) => row.getByLabel(/Contractor pay/)
/** Reopens a canceled booking, which offers neither Cancel nor Delete. */
async function openAgain(row: Awaited<ReturnType<typeof rowOf>>) {
  if ((await statusOf(row).inputValue()) !== 'canceled') return
  await statusOf(row).selectOption('pending')
  await row.page().getByRole('button', { name: 'Take it back' }).click()
}

const assignDialog = (page: Page) => page.getByRole('dialog', { name: 'Assign Cleaner' })

test('assigning sets name, phone, status and half of the subtotal @long', async ({ hub }) => {
  const { page, toast, refuseOnce } = hub
  const row = await rowOf(hub, 0)
  await openAgain(row)
  await row.getByRole('button', { name: /(Assign|Change) Cleaner/ }).click()
  const dialog = assignDialog(page)
  const assign = dialog.getByRole('button', { name: 'Assign', exact: true })
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await expect(assign).toBeDisabled()
  // Somebody who has it not yet, so that the history has a change to tell.
  const another = dialog.locator('label').filter({ hasNotText: 'Current' }).getByRole('radio').first()
  await another.check()
  await saysWhy(dialog)
  const pay = (await dialog.getByText(/Contractor pay will be/).innerText()).match(/\$(\d+)/)?.[1]
  await refuseOnce(/\/rest\/v1\/bookings/, 'PATCH', 'not today')
  await assign.click()
  await toast('Assignment Failed', 'not today')
  await expect(dialog).toBeVisible()
  await assign.click()
  await toast('Success!', 'Contractor pay automatically calculated and set.')
  await expect(dialog).toBeHidden()
  await expect(statusOf(row)).toHaveValue('assigned')
  await expect(payOf(row)).toHaveValue(`${pay}.00`)
  await expect(row.getByRole('button', { name: 'Change Cleaner' })).toBeVisible()
  await row.getByRole('button', { name: /^Show details of/ }).click()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText(/^Status: .* → Assigned$/).first()).toBeVisible()
  await expect(page.getByText(/^Contractor: .* → /).first()).toBeVisible()
})

test('cleaners are those of the region, and their loading and absence are said @long', async ({ hub }) => {
  const { page } = hub
  const row = await rowOf(hub, 0)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rest\/v1\/contractors/, async (route) => {
    await held
    await route.fulfill({ json: [] })
  })
  await row.getByRole('button', { name: /(Assign|Change) Cleaner/ }).click()
  await expect(assignDialog(page).getByText('Loading cleaners...')).toBeVisible()
  answer()
  await expect(assignDialog(page).getByText('No cleaners found for this region.')).toBeVisible()
})

test('a status changes at once, is undone when refused, and confirmed opens the e-mail @long', async ({
  hub,
}) => {
  const { page, toast, refuseOnce } = hub
  const row = await rowOf(hub, 1)
  const before = await statusOf(row).inputValue()
  const other = before === 'pending' ? 'assigned' : 'pending'
  await refuseOnce(/\/rest\/v1\/bookings/, 'PATCH', 'refused')
  await statusOf(row).selectOption(other)
  await toast('Status Update Error', 'refused')
  await expect(statusOf(row)).toHaveValue(before)
  await statusOf(row).selectOption(other)
  await toast('Booking status updated')
  await expect(statusOf(row)).toHaveValue(other)
  await statusOf(row).selectOption('confirmed')
  await expect(page.getByRole('dialog', { name: 'Job Assignment Confirmation' })).toBeVisible()
})

test('pay is saved by Enter and by leaving, left alone by Escape, and refused when it is invalid @long', async ({
  hub,
}) => {
  const { toast, refuseOnce } = hub
  const row = await rowOf(hub, 2)
  const pay = payOf(row)
  await pay.fill('123.5')
  await pay.press('Enter')
  await toast('Pay Updated', 'Contractor pay was updated.')
  await expect(pay).toHaveValue('123.50')
  // A browser drops a comma from a number, which made dollars of cents.
  await pay.fill('')
  await pay.pressSequentially('65,50')
  await pay.press('Enter')
  await expect(pay).toHaveValue('65.50')
  await pay.fill('123.5')
  await pay.press('Enter')
  await pay.fill('99')
  await pay.press('Escape')
  await expect(pay).toHaveValue('123.50')
  await pay.fill('-1')
  await pay.blur()
  await toast('Invalid Pay', 'Contractor pay must be a positive number')
  await expect(pay).toHaveValue('123.50')
  await refuseOnce(/\/rest\/v1\/bookings/, 'PATCH', 'locked')
  await pay.fill('50')
  await pay.blur()
  await toast('Error', 'locked')
  await expect(pay).toHaveValue('123.50')
  await pay.fill('')
  await pay.blur()
  await toast('Pay Updated')
  await expect(pay).toHaveValue('')
})

test('a booking is edited; a refusal keeps the form open @long', async ({ hub }) => {
  const { page, toast, refuseOnce } = hub
  const row = await rowOf(hub, 3)
  await row.getByRole('button', { name: /^Edit the booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Booking' })
  await expect(dialog).toBeVisible()
  const times = await dialog.getByLabel('Time').locator('option').allInnerTexts()
  expect(times).toContain('8:30 AM')
  expect(times.at(-1)).toBe('5:00 PM')
  await dialog.getByLabel('Customer name').fill('Renamed Customer')
  await dialog.getByLabel('Time').selectOption('3:30 PM')
  await dialog.getByLabel('Admin notes').fill('Call before coming')
  await refuseOnce(/\/rest\/v1\/bookings/, 'PATCH', 'not saved')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await toast('Update Failed', 'not saved')
  await expect(dialog.getByLabel('Customer name')).toHaveValue('Renamed Customer')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await toast('Booking updated!', 'Booking details have been updated.')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Renamed Customer')
  await expect(row).toContainText('3:30 PM')
})

test('what somebody else changed meanwhile is not overwritten, and what is typed is not lost @long', async ({
  hub,
  elsewhere,
}) => {
  const { page, toast } = hub
  const row = await rowOf(hub, 4)
  const id = await row.getAttribute('data-booking')
  await row.getByRole('button', { name: /^Edit the booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Booking' })
  await dialog.getByLabel('Admin notes').fill('Mine')
  await elsewhere.open('/bookings?sort=created-asc')
  const theirs = elsewhere.page.locator(`[data-booking="${id}"]`).getByLabel(/Contractor pay/)
  await theirs.fill('61')
  await theirs.press('Enter')
  await elsewhere.toast('Pay Updated')
  // Once the change has come here, what is typed is saved beside it.
  await expect(payOf(row)).toHaveValue('61.00')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await toast('Booking updated!')
  await page.reload()
  await expect(payOf(row)).toHaveValue('61.00')
  await row.getByRole('button', { name: /^Edit the booking/ }).click()
  await expect(dialog.getByLabel('Admin notes')).toHaveValue('Mine')
})

test('a booking is canceled after asking in place, then offers neither Cancel nor Delete, and is taken back on purpose @long', async ({
  hub,
}) => {
  const { page, open, toast, refuseOnce } = hub
  // Nobody is assigned to it: nobody has to be told that it takes place after all.
  await open('/bookings?q=Hannah')
  const id = await page.locator('[data-booking]').first().getAttribute('data-booking')
  const row = page.locator(`[data-booking="${id}"]`)
  await openAgain(row)
  await row.getByText(/, ON/).click()
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(page.getByText('Are you sure you want to cancel this booking?')).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Are you sure you want to cancel this booking?')).toBeHidden()
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel' }).click()
  const done = page
    .getByRole('dialog', { name: 'Cancel Booking' })
    .getByRole('button', { name: /^Cancel \w+ \d+, / })
  await expect(done).toBeEnabled()
  await refuseOnce(/\/functions\/v1\/change-booking/, 'POST', 'too late')
  await done.click()
  await toast('Cancel Failed', 'too late')
  await done.click()
  await toast('Booking canceled', 'This booking has been canceled.')
  await expect(statusOf(row)).toHaveValue('canceled')
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Booking' })).toHaveCount(0)
  await row.getByRole('button', { name: /^Edit the booking/ }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Booking' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Booking' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const question = page.getByRole('dialog', { name: 'Take the cancellation back?' })
  await statusOf(row).selectOption('pending')
  await question.getByRole('button', { name: 'Leave it canceled' }).click()
  await expect(question).toBeHidden()
  await expect(statusOf(row)).toHaveValue('canceled')
  await statusOf(row).selectOption('pending')
  await question.getByRole('button', { name: 'Take it back' }).click()
  await expect(statusOf(row)).toHaveValue('pending')
  await page.reload()
  await expect(statusOf(row)).toHaveValue('pending')
})

test('a booking without a payment is deleted for good after a question @long', async ({ hub }) => {
  const { page, open, toast, refuseOnce } = hub
  await open('/bookings?sort=created-asc')
  const unpaid = page.locator('[data-booking]').filter({ hasText: 'Unpaid' }).first()
  const row = page.locator(`[data-booking="${await unpaid.getAttribute('data-booking')}"]`)
  await openAgain(row)
  await row.getByText(/, ON/).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Booking' }).click()
  const question = page.getByRole('alertdialog')
  await refuseOnce(/\/rest\/v1\/bookings/, 'DELETE', 'it stays')
  await question.getByRole('button', { name: 'Delete Booking' }).click()
  await toast('Delete Failed', 'it stays')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Delete Booking' }).click()
  await toast('Booking deleted', 'The booking has been permanently deleted from the database.')
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Special instructions')).toHaveCount(0)
})

test('says that a new version is here when the files of the old one are gone, and locks nothing', async ({
  hub,
}) => {
  const { page } = hub
  const row = await rowOf(hub, 1)
  await page.route(/\/admin\/assets\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(/\/admin\/dashboard/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/admin/assets/next.js">' }),
  )
  const assign = row.getByRole('button', { name: /(Assign|Change) Cleaner/ })
  await assign.click()
  await expect(page.getByText(/A new version is here/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await assign.click()
  await expect(assignDialog(page)).toBeVisible()
})
