import { expect, test } from './hub-test.ts'

test('cards lead to the lists that they count, and a job without a cleaner to its assignment @phone', async ({
  hub: { page, open },
}) => {
  await open('')
  await page.getByRole('link', { name: /^Total Bookings/ }).click()
  await expect(page).toHaveURL(/\/bookings\?status=all$/)
  await page.goBack()
  await expect(page.getByText('Last Month Revenue')).toBeVisible()
  await expect(page.getByText('Weekly Revenue')).toBeVisible()

  const needs = page.getByRole('region', { name: 'Needs you' })
  const first = needs.getByRole('link', { name: /^Assign Cleaner: / }).first()
  const customer = (await first.getAttribute('aria-label'))?.replace('Assign Cleaner: ', '') ?? ''
  await first.click()
  await expect(page.getByRole('dialog')).toContainText(customer)
  // Canceling the dialog returns to the dashboard.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the grid lists each cleaner’s jobs of the week, nobody’s last @long', async ({
  hub: { page, open },
}) => {
  await open('')
  const grid = page.getByRole('region', { name: 'Cleaner Assignments This Week' })
  const tiles = grid.getByRole('link')
  await expect(tiles.first()).toBeVisible()
  const names = await tiles.allInnerTexts()
  const unassigned = names.findIndex((name) => name.includes('Unassigned'))
  expect(unassigned === -1 || unassigned === names.length - 1).toBe(true)
  const first = tiles.first()
  const isNobody = (await first.innerText()).includes('Unassigned')
  await first.click()
  await expect(page).toHaveURL(isNobody ? /status=unassigned$/ : /assignedCleaner=/)
})

test('figures that cannot be loaded say so, and an empty week too @long', async ({ hub: { page, open } }) => {
  await page.route(/\/rpc\/admin_dashboard/, (route) =>
    route.fulfill({ status: 400, json: { message: 'no figures' } }),
  )
  await open('')
  await expect(page.getByText('Error loading dashboard data')).toBeVisible()
  await expect(page.getByText('no figures')).toBeVisible()
  await page.unroute(/\/rpc\/admin_dashboard/)
  await page.route(/\/rpc\/admin_dashboard/, (route) =>
    route.fulfill({ json: { total: 0, assignments: [] } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No assignments found.')).toBeVisible()
})

test('while the figures are on their way, that is said @long', async ({ hub: { page, open } }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rpc\/admin_dashboard/, async (route) => {
    await held
    await route.continue()
  })
  await open('')
  await expect(page.getByText('Loading dashboard data...')).toBeVisible()
  answer()
  await expect(page.getByText('Loading dashboard data...')).toBeHidden()
})

test('a letter that bounced is sent again, and taken off the list when it bounces again @long', async ({
  hub: { page, open, toast },
}) => {
  const payload = { name: 'Bob Bounce', email: 'bounced@resend.dev', message: 'Do you clean windows?' }
  await open('')
  const apikey = (await page.locator('meta[name="dustforce-supabase-key"]').getAttribute('content')) ?? ''
  const submitted = await page.request.post('/rest/v1/rpc/submit_contact', {
    headers: { apikey },
    data: { payload },
  })
  expect(submitted.status()).toBe(200)
  const needs = page
    .getByRole('region', { name: 'Needs you' })
    .getByRole('region', { name: 'E-mails to look at' })
  const listed = async () => {
    // Otherwise going to where one is already asks nothing again.
    await page.goto('about:blank')
    const answer = page.waitForResponse(/\/rpc\/admin_emails_to_look_at/)
    await open('')
    return (await answer).text()
  }
  await expect.poll(listed).toContain('bounced@resend.dev')
  await expect(needs).toContainText('Resend: The mailbox does not exist.')
  await needs.getByRole('button', { name: /^Send again: / }).click()
  await toast('E-mail queued')
  await expect.poll(listed).toContain('bounced@resend.dev')
  await needs.getByRole('button', { name: /^Mark as looked at: / }).click()
  await expect(needs).toBeHidden()
  expect(await listed()).not.toContain('bounced@resend.dev')
})
