import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectToast } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const company = JSON.parse(
  readFileSync(new URL('../../../packages/companies/dust-force/company.json', import.meta.url), 'utf8'),
)

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return async () => {
    release()
    await page.waitForLoadState('networkidle')
  }
}

test('@phone a message written before the scripts arrive is sent @long', async ({ page }) => {
  const scriptsArrive = await openWithoutScripts(page, '/')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full Name').fill('Ana Diaz')
  await form.getByLabel(/^Email/).fill('ana.diaz@example.com')
  await form.getByLabel(/^Subject/).fill('Cottages')
  await form.getByLabel(/^Message/).fill('Do you clean cottages in Muskoka?')
  await scriptsArrive()
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  const sent = page.waitForRequest('**/rest/v1/rpc/submit_contact')
  await form.getByRole('button', { name: 'Send Message' }).click()
  const body = (await sent).postData()
  for (const text of ['Ana Diaz', 'ana.diaz@example.com', 'Cottages', 'Do you clean cottages in Muskoka?']) {
    expect(body).toContain(text)
  }
  await expectToast(page, 'Message Sent!')
})

test('a half-written message goes on after the scripts arrive @long', async ({ page }) => {
  const scriptsArrive = await openWithoutScripts(page, '/')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full Name').fill('Ana Diaz')
  await form.getByLabel(/^Message/).pressSequentially('Do you clean')
  await scriptsArrive()
  await form.getByLabel(/^Message/).pressSequentially(' cottages?')
  await form.getByLabel(/^Email/).fill('ana.diaz@example.com')
  await expect(form.getByLabel('Full Name')).toHaveValue('Ana Diaz')
  await expect(form.getByLabel(/^Message/)).toHaveValue('Do you clean cottages?')
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

test('@phone a home chosen before the scripts arrive is priced, kept when what an owner published arrives, and booked, as is another with a promo code', async ({
  page,
}) => {
  await page.route('**/rpc/current_business', (route) =>
    route.fulfill({ json: { company: { ...company, phone: '(416) 234-5678' } } }),
  )
  const scriptsArrive = await openWithoutScripts(page, '/?promo=welcome10')
  const estimate = page.locator('#booking')
  await estimate.getByText('Move-In/Out Clean').click()
  await estimate.getByText('4 bedrooms').click()
  await estimate.getByText('3 bathrooms').click()
  await estimate.evaluate((section) => {
    section.dataset.kept = 'yes'
  })
  await scriptsArrive()
  await expect(page.getByRole('link', { name: '(416) 234-5678' }).first()).toBeVisible()
  const offer = page.getByRole('dialog', { name: '10% off your first cleaning' })
  await offer.getByRole('button', { name: 'Book Your Cleaning Now' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a service' })
  await chooser.getByRole('button', { name: /^Deep Cleaning/ }).click()
  const booking = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(booking.getByText(/^WELCOME10 applied: you save/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(estimate.getByText('$375', { exact: true })).toBeVisible()
  await expect(estimate).toHaveAttribute('data-kept', 'yes')
  await estimate.getByRole('button', { name: 'Book this cleaning' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Move-In/Out Clean' })
  await expect(dialog.getByText('4 bed, 3 bath · $375')).toBeVisible()
})

test('a question opened before the scripts arrive stays open @long', async ({ page }) => {
  const scriptsArrive = await openWithoutScripts(page, '/faq')
  const entry = page.getByRole('group').filter({ hasText: 'How do I book a cleaning?' })
  await entry.getByText('How do I book a cleaning?').click()
  await expect(entry).toHaveAttribute('open')
  await scriptsArrive()
  // A link inside the page makes the page render again.
  await page.getByRole('link', { name: 'Team and safety' }).click()
  await expect(page).toHaveURL(/#/)
  await expect(entry).toHaveAttribute('open')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu works before the scripts arrive and goes on afterwards @long', async ({ page }) => {
    const scriptsArrive = await openWithoutScripts(page, '/faq')
    const menu = page.getByRole('banner').getByRole('navigation')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.getByTestId('menu-overlay').click({ position: { x: 190, y: 800 } })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await scriptsArrive()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await menu.getByRole('link', { name: 'Join Us' }).click()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  })
})

test('the prerendered pages hold no other controls', async ({ request }) => {
  const controls = new Set<string>()
  for (const path of ['/', '/faq', '/careers', '/terms-privacy', '/cancellation-policy']) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<footer')
    for (const [control] of html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g))
      controls.add(/\sname="([^"]*)"/.exec(control)?.[1] ?? control)
  }
  expect([...controls].sort()).toEqual([
    'bathrooms',
    'bedrooms',
    'email',
    'estimate-service',
    'message',
    'name',
    'phone',
    'subject',
  ])
})
