import type { Page } from '@playwright/test'
import { withoutPopover } from '../pages/without-popover.ts'
import { bookingRow, expect, test } from './hub-test.ts'
import { manyBookings } from './many-bookings.ts'

test('filters and search narrow the list, stay in the address and survive a reload @long', async ({
  hub: { page, open },
}) => {
  await open('/bookings')
  const rows = page.locator('[data-booking]')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  const history = await page.evaluate(() => window.history.length)
  await page.getByLabel('Status', { exact: true }).selectOption('completed')
  await expect(page).toHaveURL(/\?status=completed$/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.getByLabel('Service', { exact: true }).selectOption('standard')
  await expect(page).toHaveURL(/serviceType=standard/)
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2035-12-31')
  await expect(page).toHaveURL(/dateFrom=2020-01-01&dateTo=2035-12-31/)
  await page.getByPlaceholder('Search bookings (name, email, address, ID)…').fill('amelia')
  await expect(page).toHaveURL(/q=amelia/)
  await expect(rows.filter({ hasNotText: 'Amelia' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('completed')
  await expect(page.getByPlaceholder('Search bookings (name, email, address, ID)…')).toHaveValue('amelia')
  expect(await page.evaluate(() => window.history.length)).toBe(history)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/bookings$/)
  await expect(rows).toHaveCount(all)
})

test('@phone-only the filters are closed, open and close in a browser without popovers', async ({
  hub: { page, open },
}) => {
  await withoutPopover(page)
  await open('/bookings')
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(filters).toHaveAttribute('aria-expanded', 'false')
  const status = page.getByLabel('Status', { exact: true })
  await expect(status).toBeHidden()
  await filters.click()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await status.selectOption('completed')
  await expect(page).toHaveURL(/\?status=completed$/)
  await page.getByRole('button', { name: 'Show bookings' }).click()
  await expect(status).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('Today’s Bookings and All Bookings set the dates @long', async ({ hub: { page, open } }) => {
  await open('/bookings?status=pending')
  await page.getByRole('button', { name: "Today's Bookings" }).click()
  await expect(page).toHaveURL(/dateFrom=(\d{4}-\d\d-\d\d)&dateTo=\1/)
  await page.getByRole('button', { name: 'All Bookings' }).click()
  await expect(page).toHaveURL(/\/bookings$/)
})

test('a cleaner is a filter of the address @long', async ({ hub: { page, open } }) => {
  await open('/bookings?assignedCleaner=Maria+Santos')
  const rows = page.locator('[data-booking]')
  await expect(rows.first()).toContainText('Maria Santos')
  await expect(rows.filter({ hasNotText: 'Maria Santos' })).toHaveCount(0)
  await expect(page.getByLabel('Contractor', { exact: true })).toHaveValue('Maria Santos')
})

test('nothing found says so and leads back to the dashboard @phone @long', async ({
  hub: { page, open },
}) => {
  await open('/bookings?q=nobody-of-this-name')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await expect(page.getByText('No results matched the current filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test('three rows hold the place of what is loading, and a failure names its reason @long', async ({
  hub: { page, open },
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rpc\/admin_bookings/, async (route) => {
    await held
    await route.fulfill({ status: 400, json: { message: 'the list is away' } })
  })
  await open('/bookings')
  await expect(page.locator('[data-skeleton]')).toHaveCount(3)
  answer()
  await expect(page.getByText('Error loading bookings: the list is away')).toBeVisible()
  await page.unroute(/\/rpc\/admin_bookings/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-booking]').first()).toBeVisible()
})

test('one row at a time expands, by click and by keyboard, with every field @long', async ({
  hub: { page, open },
}) => {
  // A customer who said everything: of visits that repeat, which come first otherwise, the demo knows less.
  await open('/bookings?q=amelia.wright')
  const rows = page.locator('[data-booking]')
  await rows.nth(0).getByText(/, ON/).click()
  await expect(page.getByText('Special instructions')).toHaveCount(1)
  for (const field of ['Booking ID', 'Bathrooms', 'Add-ons', 'Parking', 'Subtotal', 'HST']) {
    await expect(page.getByText(field, { exact: true })).toBeVisible()
  }
  const second = rows.nth(1).getByRole('button', { name: /^Show details/ })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Special instructions')).toHaveCount(1)
  await expect(rows.nth(0).getByRole('button', { name: /^Show details/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await rows.nth(1).getByRole('combobox').click()
  await expect(page.getByText('Special instructions')).toHaveCount(1)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Hide details/ })
    .click()
  await expect(page.getByText('Special instructions')).toHaveCount(0)
})

test('headings sort by the clock, and the order stays in the address @long', async ({
  hub: { page, open },
}) => {
  await open('/bookings')
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
  await expect(page).toHaveURL(/sort=customer-asc/)
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('[data-booking]').first()).toContainText('Amelia')
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
  await expect(page).toHaveURL(/sort=customer-desc/)
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
  await expect(page).toHaveURL(/\/bookings$/)
})

test('a change made elsewhere appears without reloading @long', async ({
  hub: { page, open },
  elsewhere,
}) => {
  await open('/bookings')
  const name = (await page.locator('[data-booking] p.font-semibold').first().innerText()).trim()
  await elsewhere.open('/bookings')
  const id = await page.locator('[data-booking]').first().getAttribute('data-booking')
  const pay = elsewhere.page.locator(`[data-booking="${id}"]`).getByLabel(/Contractor pay/)
  await pay.fill('77.25')
  await pay.press('Enter')
  await expect(page.locator(`[data-booking="${id}"]`).getByLabel(/Contractor pay/)).toHaveValue('77.25')
  await expect(bookingRow(page, name).first()).toBeVisible()
})

test('a list of 20,000 bookings asks for what is near the window, in rows of 44 pixels, and for no more', async ({
  hub: { page, open },
}) => {
  const { asked, rows } = await manyBookings(page, 20_000)
  await open('/bookings')
  await expect(rows).toHaveCount(50)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(44)
  // The list asks for what is typed after everything that it asks for by itself.
  const search = page.getByPlaceholder('Search bookings (name, email, address, ID)…')
  await search.fill('king')
  await expect.poll(() => asked.at(-1)?.search).toBe('king')
  expect(asked.filter(({ after }) => after !== null)).toEqual([])
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(100)
  expect(asked.filter(({ after }) => after !== null)).toHaveLength(1)
})

test('a list of 20,000 bookings draws what is near the window, and reads one page when one booking changes elsewhere @phone @long', async ({
  hub: { page, open },
  elsewhere,
}) => {
  const { asked, rows } = await manyBookings(page, 20_000)
  await open('/bookings')
  await expect(rows).toHaveCount(50)
  const id = await rows.first().getAttribute('data-booking')
  // Once it hears of changes, the Hub reads again what it read before.
  const pages = () => new Set(asked.map(({ after }) => after?.[0])).size
  for (let scrolled = 1; scrolled <= 8; scrolled += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(pages).toBe(1 + scrolled)
    // At most two pages are ready beyond the row at the foot of the window.
    await expect(page.getByText('Loading more bookings...')).not.toBeInViewport()
    // The rows there are drawn in the frames after the scrolling.
    await expect.poll(async () => pages() * 50 - (await lastSeen(page))).toBeLessThanOrEqual(150)
    expect(await rows.count()).toBeLessThanOrEqual(400)
  }
  await expect.poll(() => rows.count()).toBeLessThan(100)
  await expect(page.getByRole('table', { name: 'Bookings' })).toHaveAttribute('aria-rowcount', '-1')

  // A row that has the focus stays, and the keys of lists go on from it.
  const [drawn = ''] = await page.evaluate(() => {
    const row = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find((one) => one.closest('[data-booking]'))
    const found = row?.closest('[data-booking]')
    found?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
    return [found?.getAttribute('data-booking') ?? '']
  })
  const focused = page.locator(`[data-booking="${drawn}"]`)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(rows.first()).toBeInViewport()
  await expect(focused.locator(':focus')).toHaveCount(1)
  await expect(focused).toHaveAttribute('aria-rowindex', String(Number(drawn) + 2))
  await page.keyboard.press('j')
  await expect(page.locator(`[data-booking="${Number(drawn) + 1}"] :focus`)).toHaveCount(1)

  await elsewhere.open('/bookings')
  const pay = elsewhere.page.locator(`[data-booking="${id}"]`).getByLabel(/Contractor pay/)
  const before = asked.length
  const other = (await pay.inputValue()) === '71.50' ? '72.50' : '71.50'
  await pay.fill(other)
  await pay.press('Enter')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator(`[data-booking="${id}"]`).getByLabel(/Contractor pay/)).toHaveValue(other)
  expect(asked.slice(before).map(({ after }) => after)).toEqual([null])
})

/** The place in the list of the last row that is seen in the window. */
async function lastSeen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('[data-booking]')].filter(
      (row) => row.getBoundingClientRect().top < innerHeight,
    )
    return Number(seen.at(-1)?.getAttribute('aria-rowindex'))
  })
}

test('what can be done with a booking is in view beside the list or below its row @long', async ({
  hub: { page, open },
}) => {
  await open('/bookings')
  const rows = page.locator('[data-booking]')
  await rows
    .filter({ hasText: 'Assigned' })
    .first()
    .getByRole('button', { name: /^Show details/ })
    .click()
  const beside = page.getByRole('complementary', { name: /^Booking of / })
  const cancel = page.getByRole('button', { name: 'Cancel Booking' })
  await expect(beside.getByRole('button', { name: 'Cancel Booking' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(beside).toHaveCount(0)
  const place = await cancel.boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 1280)).toBeLessThan(1280)
})
