import { expect, test } from './hub-test.ts'

test('an inquiry is read, answered and moved on @phone', async ({ hub: { page, open, toast, refuseOnce } }, {
  project,
}) => {
  await open('/contacts')
  const row = page.locator('[data-inquiry]', { hasText: 'Fatima Khan' })
  await expect(row).toContainText('A visit in Mississauga, with key…')
  await expect(page.locator('[data-inquiry]', { hasText: 'Marcus Bell' })).toContainText('No subject')
  await row.getByText('Fatima Khan').click()
  await expect(page.getByText('Conversation Thread')).toBeInViewport()
  await expect(page.getByText('The keys will be with the concierge.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send Reply' })
  const field = page.getByLabel('Send a new reply:')
  await expect(send).toBeDisabled()
  await field.fill('  hey  ')
  await expect(send).toBeDisabled()
  // A reply that was begun is not lost by looking something up.
  await page.locator('[data-inquiry]', { hasText: 'Marcus Bell' }).getByText('Marcus Bell').click()
  await expect(field).toHaveValue('')
  await row.getByText('Fatima Khan').click()
  await expect(field).toHaveValue('  hey  ')
  const reply = `We will collect the keys (${project.name}).`
  await field.fill(reply)
  await refuseOnce(/\/rest\/v1\/contact_inquiry_replies/, 'POST', 'not stored')
  await send.click()
  await toast('Error sending reply', 'not stored')
  await expect(field).toHaveValue(reply)
  const mail = page.waitForRequest(/\/functions\/v1\/send-admin-contact-reply/)
  await send.click()
  const body = (await mail).postDataJSON()
  expect(body).toMatchObject({
    to: 'fatima.khan@example.com',
    name: 'Fatima Khan',
    subject: 'Re: A visit in Mississauga, with keys left at the concierge',
    reply,
  })
  await toast('Reply sent!', 'Your reply has been saved and sent to the customer.')
  await expect(page.getByRole('listitem').filter({ hasText: reply })).toContainText('@')
  await expect(field).toHaveValue('')
  await row.getByText('Fatima Khan').click()
  await expect(page.getByText('Conversation Thread')).toHaveCount(0)
})

test('a reply whose e-mail fails still counts as saved @long', async ({ hub: { page, open, toast } }) => {
  await open('/contacts')
  await page.locator('[data-inquiry]', { hasText: 'Jacob Lee' }).getByText('Jacob Lee').click()
  await page.route(/\/functions\/v1\/send-admin-contact-reply/, (route) => route.abort())
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('saved'),
  )
  await page.getByLabel('Send a new reply:').fill('Thank you, Jacob!')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await warned
  await toast('Reply sent!')
  await expect(page.getByText('Thank you, Jacob!')).toBeVisible()
})

test('the status changes from the panel and from the row, and counts follow @long', async ({
  hub: { page, open, toast, refuseOnce },
}) => {
  await open('/contacts?q=marcus')
  const row = page.locator('[data-inquiry]')
  await expect(row).toHaveCount(1)
  await row.getByText('Marcus Bell').click()
  await expect(page.getByText('Not provided')).toBeVisible()
  await expect(page.getByText('No subject provided')).toBeVisible()
  const panel = page.getByRole('button', { name: 'In Progress', exact: true })
  await refuseOnce(/\/rpc\/admin_change_records/, 'POST', 'locked')
  const before = await row.getByRole('combobox').inputValue()
  const target = before === 'in_progress' ? 'resolved' : 'in_progress'
  await row.getByRole('combobox').selectOption(target)
  await toast('Error updating status', 'locked')
  await expect(row.getByRole('combobox')).toHaveValue(before)
  await row.getByRole('combobox').selectOption(target)
  await toast('Status updated', `Inquiry marked as ${target.replace('_', ' ')}.`)
  if (target === 'in_progress') await expect(panel).toBeDisabled()
  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await toast('Status updated', 'Inquiry marked as closed.')
  await page.getByRole('button', { name: /^Closed \d/ }).click()
  await expect(page).toHaveURL(/status=closed/)
  await expect(row).toContainText('Marcus Bell')
})

test('loading, failure and emptiness are said @long', async ({ hub: { page, open, toast } }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rpc\/admin_inquiries/, async (route) => {
    await held
    await route.fulfill({ status: 400, json: { message: 'away' } })
  })
  await open('/contacts')
  await expect(page.getByText('Loading inquiries...')).toBeVisible()
  answer()
  await toast('Error loading inquiries', 'away')
  await page.unroute(/\/rpc\/admin_inquiries/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-inquiry]').first()).toBeVisible()
  await page.getByPlaceholder('Search by name, email, or subject...').fill('nobody at all')
  await expect(page.getByText('No inquiries found.')).toBeVisible()
})

test('replies that cannot be loaded say so @long', async ({ hub: { page, open, toast } }) => {
  await page.route(/\/rest\/v1\/contact_inquiry_replies/, (route) =>
    route.fulfill({ status: 400, json: { message: 'no thread' } }),
  )
  await open('/contacts')
  await page.locator('[data-inquiry]', { hasText: 'Jacob Lee' }).getByText('Jacob Lee').click()
  await toast('Error loading replies', 'no thread')
})

test('many inquiries are moved on at once, by keys, and taken back @long @phone', async ({
  hub: { page, open, toast },
}) => {
  await open('/contacts')
  const rows = page.locator('[data-inquiry]')
  await expect(rows.first()).toBeVisible()
  for (const nr of [0, 1]) {
    await page.keyboard.press('j')
    await expect(rows.nth(nr).locator('button[aria-expanded]')).toBeFocused()
    await page.keyboard.press('x')
    await expect(rows.nth(nr).locator('[data-select]')).toBeChecked()
  }
  const before = await Promise.all([0, 1].map((nr) => rows.nth(nr).getByRole('combobox').inputValue()))
  const target = ['resolved', 'closed', 'new'].find((status) => !before.includes(status)) ?? ''
  const bar = page.getByRole('region', { name: 'Selected inquiries' })
  await expect(bar).toContainText('2 selected')
  await bar.getByLabel('Set the status of the selected inquiries').selectOption(target)
  await expect(bar).toContainText(`set to ${target} 2`)
  await bar.getByRole('button', { name: 'Apply to 2' }).click()
  await toast('Status updated', '2 of 2')
  await expect(bar).toHaveCount(0)
  for (const nr of [0, 1]) await expect(rows.nth(nr).getByRole('combobox')).toHaveValue(target)
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast('Undone', '2 of 2')
  for (const [nr, status] of before.entries())
    await expect(rows.nth(nr).getByRole('combobox')).toHaveValue(status)
})
