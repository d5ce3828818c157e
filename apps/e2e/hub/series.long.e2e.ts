import { expectAccessible } from '../pages/accessible.ts'
import { followToBooking } from '../pages/booking-letter.ts'
import { bookingRow, expect, type Hub, test } from './hub-test.ts'

/* Visits of the demo that repeat, as the office changes them. */

/** Opens the details of the first booking of a customer. */
async function openVisits({ page, open }: Hub, email: string) {
  await open(`/bookings?q=${email}`)
  const row = bookingRow(page, email).first()
  await row.getByRole('button', { name: /^Show details/ }).click()
  await expect(page.getByRole('heading', { name: 'Visits that repeat' })).toBeVisible()
}

test('all visits to come are given to another cleaner, with the reasons against each, and taken back @phone', async ({
  hub,
}) => {
  const { page } = hub
  await openVisits(hub, 'isla.fraser@example.com')
  await page.getByRole('button', { name: 'Replace Contractor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contractor of All Visits to Come' })
  const visits = dialog.getByRole('list', { name: 'Visits to come' }).getByRole('listitem')
  await expect(visits.first()).toContainText('Maria Santos')
  const count = await visits.count()
  expect(count).toBeGreaterThan(2)
  // She works in the mornings, and these visits are in the afternoon.
  const cleaner = dialog.getByRole('combobox', { name: 'Contractor', exact: true })
  await cleaner.selectOption(
    await cleaner.getByRole('option', { name: `Priya Raman: ${count} with a reason against` }).innerText(),
  )
  for (const visit of await visits.all()) await expect(visit).toContainText('Does not work')
  const assign = dialog.getByRole('button', { name: `Assign ${count} Visits` })
  await expect(assign).toBeDisabled()
  await dialog.getByLabel('Assign anyway, because').selectOption('Agreed with the contractor')
  await expectAccessible(page)
  await assign.click()
  await expect(dialog).toBeHidden()
  const ofPriya = bookingRow(page, 'isla.fraser@example.com').filter({ hasText: 'Priya Raman' })
  await expect(ofPriya).toHaveCount(count)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ofPriya).toHaveCount(0)
})

test('the office changes the extras of a series and how often its customer is visited, each shown with its prices before @phone', async ({
  hub,
}) => {
  test.slow()
  const { page, toast } = hub
  const email = 'marcus.bell@example.com'
  const change = page.getByRole('dialog', { name: 'Change Visits That Repeat' })
  const fates = change.getByRole('list', { name: 'What becomes of the visits' })
  await openVisits(hub, email)

  await page.getByRole('button', { name: 'Change Visits' }).click()
  await change.getByLabel('What to do').selectOption('Change service, size or extras')
  await change.getByLabel('From which visit on').selectOption({ index: 0 })
  await expect(change.getByText('Choose what is to be other than now.')).toBeVisible()
  await change.getByRole('group', { name: 'Extras at every visit' }).getByRole('checkbox').first().click()
  const changed = fates.getByRole('listitem').filter({ hasText: 'Changed' })
  await expect(changed.first()).toContainText(/was \$\d/)
  const price = (await changed.first().innerText()).match(/\$[\d.]+/)?.[0] ?? ''
  await expectAccessible(page)
  await change.getByRole('textbox', { name: 'Reason (for the history)' }).fill('Asked by telephone')
  await change.getByRole('button', { name: 'Change Visits', exact: true }).click()
  await toast('Visits changed')
  // The visits on the booking's details cost what was shown.
  await expect(page.getByRole('listitem').filter({ hasText: price }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Change Visits' }).click()
  await change.getByLabel('What to do').selectOption('Change day, time or how often')
  await change.getByLabel('From which visit on').selectOption({ index: 0 })
  const often = change.getByLabel('How often')
  const before = await often.locator('option:checked').innerText()
  const next = before === 'Every two weeks' ? 'Every four weeks' : 'Every two weeks'
  await often.selectOption(next)
  await expect(
    fates
      .getByRole('listitem')
      .filter({ hasText: /Called off|New/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Change Visits', exact: true }).click()
  await toast('Visits changed')
  await expect(page.getByText(`${next}; the series goes on.`)).toBeVisible()

  // The customer has it in writing, and sees the same.
  await followToBooking(page, { email, subject: /visits/i })
  const own = page.getByRole('region', { name: 'Your visits' })
  await expect(own.getByText(next, { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
})
