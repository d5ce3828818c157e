import type { Browser, Page } from '@playwright/test'
import { codeOf } from '../pages/authenticator.ts'
import { signIn } from '../pages/sign-in.ts'
import { expect, hubOn, test } from './hub-test.ts'

const password = 'correct horse battery staple'

/** Follows the link in the newest letter to somebody, in the page's own tab. */
async function followLetter(page: Page, to: string, subject: RegExp): Promise<void> {
  const letter = page.locator('a', { hasText: to }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(letter).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const path = await letter.getAttribute('href')
  await page.goto(`${path}?view=text`)
  const link = /https?:\S+set-password\S+/.exec(await page.locator('body').innerText())?.[0]
  expect(link).toBeDefined()
  const { pathname, hash } = new URL(link ?? '')
  await page.goto(`${pathname}${hash}`)
}

async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('New password').fill(chosen)
  await page.getByLabel('Repeat the password').fill(chosen)
  await page.getByRole('button', { name: /password/i }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
}

async function somebodyElse(browser: Browser, url: string): Promise<Page> {
  const nobody = { cookies: [], origins: [] }
  return (await browser.newContext({ baseURL: url, storageState: nobody })).newPage()
}

test('a colleague is invited, works without an owner’s rights, and signs in in two steps @long', async ({
  hub: { page, open, toast },
  browser,
  stack,
}) => {
  const email = 'second@example.com'
  await open('/settings')
  await page.getByLabel('Invite by email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await toast('Invitation sent')

  const colleague = await somebodyElse(browser, stack.url)
  await followLetter(colleague, email, /invit/i)
  await choosePassword(colleague, password)
  await signIn(colleague, { email, password })
  await hubOn(colleague).open('/settings')
  await expect(colleague.getByText('Only an owner can change promo codes.')).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Add Promo Code' })).toHaveCount(0)
  await expect(colleague.getByLabel('Invite by email')).toHaveCount(0)

  // The acts of the colleague stand in the history that the owner has open, under the colleague's name.
  await open('/bookings')
  const booking = await page.locator('[data-booking]').first().getAttribute('data-booking')
  await open(`/bookings?q=${booking}&open=${booking}`)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await hubOn(colleague).open(`/bookings?q=${booking}&open=${booking}`)
  await colleague.getByRole('button', { name: 'Edit Booking', exact: true }).click()
  await colleague.getByLabel('Admin notes').fill('Two keys at the neighbour’s')
  await colleague.getByRole('button', { name: 'Save Changes' }).click()
  await hubOn(colleague).toast('Booking updated!')
  const entry = page.getByRole('listitem').filter({ hasText: email })
  await expect(entry.first()).toContainText('Admin notes')

  await hubOn(colleague).open('/settings')
  await colleague.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const secret = await colleague.locator('.font-mono').first().innerText()
  await colleague.getByLabel('Code shown in the app').fill(codeOf(secret))
  await colleague.getByRole('button', { name: 'Turn on' }).click()
  await hubOn(colleague).toast('Two-step sign-in is on')
  await colleague.getByRole('button', { name: 'Logout' }).click()
  await expect(colleague).toHaveURL(/\/login/)
  await colleague.getByLabel('Email').fill(email)
  await colleague.getByLabel('Password').fill(password)
  await colleague.getByRole('button', { name: 'Login' }).click()
  const code = colleague.getByLabel('Code')
  await code.fill('000000')
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveValue('')
  await expect(colleague).not.toHaveURL(/dashboard/)
  // Another code than the one that was used: each is taken once.
  await code.fill(codeOf(secret, 1))
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await expect(colleague).toHaveURL(/\/admin\/dashboard$/)

  await open('/settings')
  await page.getByRole('button', { name: `Lost phone of ${email}` }).click()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await toast('Authenticator app taken away')
  await page.getByRole('button', { name: `Password link for ${email}` }).click()
  await toast('Password link sent')
  await followLetter(colleague, email, /password/i)
  await choosePassword(colleague, `${password} again`)
  await signIn(colleague, { email, password: `${password} again` })
  await colleague.context().close()
})

test('an applicant is hired, and stands on the roster @long', async ({ hub: { page, open, toast } }) => {
  await open('/applications')
  const row = page.locator('[data-application]', { hasText: 'Sofia Marin' })
  await row.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Hire as contractor' }).click()
  await toast('Hired')
  await expect(row.getByRole('combobox')).toHaveValue('hired')
  await open('/contractors?q=Sofia')
  await expect(page.locator('[data-contractor]', { hasText: 'Sofia Marin' })).toContainText('Off Duty')
})

test('a canned reply is put in and sent, and moves the inquiry on @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/settings')
  await page.getByRole('button', { name: 'Add a reply' }).click()
  await page.getByLabel('Title').fill('Prices')
  await page.getByLabel('Reply', { exact: true }).fill('Hello {name}, our prices are on our website.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await toast('Reply saved')
  await open('/contacts?status=new')
  const row = page.locator('[data-inquiry]').first()
  const id = await row.getAttribute('data-inquiry')
  await row.locator('button[aria-expanded]').click()
  await page.getByLabel('Put in a canned reply').selectOption({ label: 'Prices' })
  await expect(page.getByLabel('Send a new reply:')).toHaveValue(/^Hello \w+, our prices/)
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await toast('Reply sent!')
  await open('/contacts?status=in_progress')
  await expect(page.locator(`[data-inquiry="${id}"]`)).toBeVisible()
})

for (const width of [360, 390]) {
  test(`no page, open row or sheet is wider than a phone of ${width} px @long`, async ({
    hub: { page, open },
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const fits = async () => {
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width)
    }
    for (const [path, row] of [
      ['', null],
      ['/bookings?status=confirmed', '[data-booking]'],
      ['/schedule', null],
      ['/contacts', '[data-inquiry]'],
      ['/customers', 'main li a'],
      ['/finance', null],
      ['/contractors', 'main li'],
      ['/applications', '[data-application]'],
      ['/settings', null],
    ] as const) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await fits()
      if (row === null) continue
      const first = page.locator(row).locator('visible=true').first()
      await (row === 'main li a' ? first : first.locator('button[aria-expanded]').first()).click()
      await page.waitForLoadState('networkidle')
      await fits()
      for (const control of await page.getByRole('main').getByRole('textbox').locator('visible=true').all()) {
        const box = await control.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
    await open('/bookings')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('button', { name: 'Show bookings' })).toBeInViewport()
    await fits()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'List options' }).click()
    await expect(page.getByRole('dialog', { name: 'List options' })).toBeInViewport()
    await fits()
  })
}
