import { saysWhy } from '../pages/all-the-same.ts'
import { expect, type Hub, test } from './hub-test.ts'

test('a contractor is added, changed and deleted @phone-only', async ({
  hub: { page, open, toast, refuseOnce },
}, { project }) => {
  const name = `Nora Vale ${project.name}`
  await open('/contractors')
  await page.getByRole('button', { name: 'Add Contractor' }).click()
  const add = page.getByRole('dialog', { name: 'Add Contractor' })
  await add.getByRole('button', { name: 'Add Contractor' }).click()
  await expect(add.getByText('Name is required')).toBeVisible()
  await expect(add.getByText('Enter a valid email')).toBeVisible()
  await expect(add.getByText('Enter a valid phone number')).toBeVisible()
  await add.getByPlaceholder('Full name').fill(name)
  await add.getByPlaceholder('Email address').fill('nora@example.com')
  await add.getByLabel('Phone', { exact: false }).first().fill('4165550142')
  await add.getByLabel('Emergency contact phone').fill('12')
  await add.getByRole('button', { name: 'Add Contractor' }).click()
  await expect(add.getByText('Enter a valid phone number')).toBeVisible()
  await add.getByLabel('Emergency contact phone').fill('+1 (416) 555-0143')
  await add.getByLabel('Etobicoke').check()
  await add.getByLabel('Deep Cleaning').check()
  await add.getByLabel('Monday').check()
  await add.getByPlaceholder('Notes (optional)').fill('Speaks French')
  await refuseOnce(/\/rest\/v1\/contractors/, 'POST', 'no room')
  await add.getByRole('button', { name: 'Add Contractor' }).click()
  await toast('Failed to add contractor', 'no room')
  await add.getByRole('button', { name: 'Add Contractor' }).click()
  await toast('Contractor added!', 'The new contractor profile has been created.')
  await expect(add).toBeHidden()
  await page.getByPlaceholder(/Search by name/).fill(name)
  await expect(page.getByText('(416) 555-0142').locator('visible=true')).toHaveCount(1)

  await page
    .getByRole('button', { name: `Edit ${name}` })
    .locator('visible=true')
    .click()
  const edit = page.getByRole('dialog', { name: 'Edit Contractor' })
  await expect(edit.getByPlaceholder('Notes (optional)')).toHaveValue('Speaks French')
  await edit.getByRole('switch').uncheck()
  await refuseOnce(/\/rpc\/admin_change_records/, 'POST', 'locked')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await toast('Failed to update contractor', 'locked')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await toast('Contractor updated!', 'The contractor profile has been updated.')
  await expect(page.getByText('Off Duty').locator('visible=true')).toHaveCount(1)

  await page
    .getByRole('button', { name: `Delete ${name}` })
    .locator('visible=true')
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    `Are you sure you want to delete contractor "${name}"? This action cannot be undone.`,
  )
  await refuseOnce(/\/rest\/v1\/contractors/, 'DELETE', 'has jobs')
  await question.getByRole('button', { name: 'Delete' }).click()
  await toast('Failed to delete contractor', 'has jobs')
  await question.getByRole('button', { name: 'Delete' }).click()
  await toast('Contractor deleted!', `${name} has been removed.`)
})

test('a row opens into three panels that can be copied', async ({ hub: { page, open, toast }, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/contractors')
  await page.locator('[data-contractor]', { hasText: 'Maria Santos' }).click()
  for (const panel of ['Contact Info', 'Schedule', 'Services', 'Equipment / Pay Details / Notes']) {
    await expect(page.getByRole('heading', { name: panel })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy details' }).click()
  await toast('Details copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('maria.santos@example.com')
})

test('loading, failure and emptiness are said', async ({ hub: { page, open } }) => {
  // The live connection reads again by itself what could not be read.
  await page.routeWebSocket(/\/realtime\//, () => {})
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rest\/v1\/contractors/, async (route) => {
    await held
    await route.fulfill({ status: 400, json: { message: 'away' } })
  })
  await open('/contractors')
  await expect(page.getByText('Loading contractors...')).toBeVisible()
  answer()
  await expect(page.getByText('Failed to load contractors: away')).toBeVisible()
  await page.unroute(/\/rest\/v1\/contractors/)
  await page.route(/\/rest\/v1\/contractors/, (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No contractor profiles found. Add one above.')).toBeVisible()
})

test('a cleaner falls ill: the jobs to come are given to another at once', async ({ hub, elsewhere }) => {
  const { page, toast } = hub
  const changeDuty = async (on: Hub) => {
    await on.open('/contractors?q=Maria+Santos')
    await on.page.getByRole('button', { name: /^Edit/ }).first().click()
    await on.page.getByRole('dialog').getByRole('switch').click()
    await on.page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
    await on.toast('Contractor updated!')
  }
  await changeDuty(hub)
  await page.getByRole('button', { name: /^Reassign / }).click()
  await expect(page).toHaveURL(/assignedCleaner=Maria\+Santos/)
  const boxes = page.locator('[data-booking]').getByRole('checkbox')
  await boxes.first().check()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  const more = bar.getByRole('button', { name: /^Select \d+ more$/ })
  if ((await boxes.count()) > 1) await more.click()
  await expect(more).toHaveCount(0)
  await bar.getByLabel('Assign the selected bookings').selectOption('Daniel Okafor')
  await saysWhy(bar)
  await bar.getByRole('button', { name: /^Apply to \d+$/ }).click()
  await toast('Assigned to Daniel Okafor')
  // As it was, for who comes next.
  await changeDuty(elsewhere)
  await page.keyboard.press('Control+z')
  await toast('Undone')
})
