import { expect, test } from './hub-test.ts'

test('the sidebar leads to every screen and marks the current one @long', async ({ hub: { page, open } }) => {
  await open('')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  for (const [link, path, heading] of [
    ['Bookings', 'bookings', 'Bookings'],
    ['Schedule', 'schedule', 'Schedule'],
    ['Contacts', 'contacts', 'Contact Inquiries'],
    ['Customers', 'customers', 'Customers'],
    ['Finance', 'finance', 'Finance'],
    ['Payouts', 'payouts', 'Payouts'],
    ['Contractors', 'contractors', 'Contractors'],
    ['Applications', 'applications', 'Applications'],
    ['Prices', 'prices', 'Prices'],
    ['Company', 'company', 'Company'],
    ['Settings', 'settings', 'Settings'],
    ['Dashboard', '', 'Admin Dashboard'],
  ] as const) {
    await sidebar.getByRole('link', { name: new RegExp(`^${link}`) }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/dashboard${path === '' ? '' : `/${path}`}$`))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(`${link} · Dust Force Command Hub`)
    await expect(sidebar.locator('[aria-current=page]')).toHaveText(new RegExp(`^${link}`))
  }
})

test('Ctrl or Cmd + B collapses the sidebar, and a cookie of 7 days remembers it @long', async ({
  hub: { page, open },
  context,
}) => {
  await open('')
  const expand = page.getByRole('button', { name: 'Expand sidebar' })
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' })
  await expect(collapse).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(expand).toBeVisible()
  await page.reload()
  await expect(expand).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_collapsed')
  expect(cookie?.value).toBe('true')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7.01)
  await page.keyboard.press('Meta+b')
  await expect(collapse).toBeVisible()
})

test('the badges count what is new, at most 99+, and follow changes @long', async ({
  hub: { page, open },
  elsewhere,
}) => {
  // Other walks may have answered every new one.
  await elsewhere.open('/contacts')
  await elsewhere.page.locator('[data-inquiry]').first().getByRole('combobox').selectOption('new')
  await open('')
  const contacts = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Contacts/ })
  await expect(contacts).toContainText(/\d+ new inquiries/)
  const before = Number.parseInt((await contacts.innerText()).match(/\d+/)?.[0] ?? '0', 10)
  await elsewhere.open('/contacts?status=new')
  await elsewhere.page.locator('[data-inquiry]').first().getByRole('combobox').selectOption('closed')
  await elsewhere.toast('Status updated', 'Inquiry marked as closed.')
  await expect(contacts).toContainText(before === 1 ? 'Contacts' : `${before - 1} new inquiries`)

  await page.route(/\/rest\/v1\/contact_inquiries.*inquiry_status=eq\.new/, (route) =>
    route.fulfill({ json: Array.from({ length: 100 }, (_, id) => ({ id })) }),
  )
  await page.reload()
  await expect(contacts).toContainText('99+')
})

test('a count that cannot be read is only logged @long', async ({ hub: { page, open } }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('count of new bookings'))
  await page.route(/\/rest\/v1\/bookings.*booking_status=eq\.pending/, (route) =>
    route.fulfill({ status: 400, json: { message: 'no' } }),
  )
  await open('')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the header shows Toronto time wherever the browser is, and reloads @long', async ({
    hub: { page, open },
  }) => {
    await open('')
    const [year, , day] = new Date()
      .toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
      .split('-')
      .map(Number)
    await expect(page.getByRole('banner')).toContainText(
      new RegExp(`${day}, ${year}, \\d{1,2}:\\d\\d [AP]M ET`),
    )
    await page.getByRole('link', { name: 'Dust Force Command Hub' }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh' }).click()])
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  })
})

test('no page is to be indexed, and an unknown one says so', async ({ hub: { page, open } }) => {
  await open('')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await page.goto('/admin/nowhere')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/')
})

test('a dropped connection is shown, and caught up with when it is back', async ({ hub: { page, open } }) => {
  let isDown = false
  let joined = 0
  let drop = () => {}
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    if (isDown) return socket.close({ code: 1012 })
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (String(message).includes('Subscribed to PostgreSQL')) joined += 1
      socket.send(message)
    })
    drop = () => socket.close({ code: 1012 })
  })
  await open('/bookings')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  await expect.poll(() => joined).toBeGreaterThan(0)
  isDown = true
  drop()
  await expect(page.getByText('Live updates are interrupted.')).toBeVisible()
  const read = page.waitForRequest(/\/rest\/v1\/rpc\/admin_bookings/)
  isDown = false
  await read
  await expect(page.getByText('Live updates are interrupted.')).toBeHidden()
})
