import { signIn } from '../pages/sign-in.ts'
import { expect, test } from '../stack/stack-test.ts'
import { hubOn } from './hub-test.ts'

test('both fields are required @long', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
})

test('a wrong password is told and cleared @long', async ({ page, stack }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(stack.admin.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await hubOn(page).toast('Login Failed')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue(stack.admin.email)
})

test('an inactive administrator is denied, without a session @long', async ({ page, stack }) => {
  await page.route(/\/rest\/v1\/admin_users/, (route) =>
    route.fulfill({ json: [{ email: stack.admin.email, is_active: false }] }),
  )
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(stack.admin.email)
  await page.getByLabel('Password').fill(stack.admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await hubOn(page).toast('Access Denied', 'Admin account not active.')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login$/)
})

test('a failed look-up and a failed creation of the admin row are told apart @long', async ({
  page,
  stack,
}) => {
  const refusal = { code: 'P0001', message: 'no luck', details: null, hint: null }
  await page.route(/\/rest\/v1\/admin_users/, (route) => route.fulfill({ status: 400, json: refusal }))
  await page.goto('/admin/login')
  const submit = async () => {
    await page.getByLabel('Email').fill(stack.admin.email)
    await page.getByLabel('Password').fill(stack.admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await submit()
  await hubOn(page).toast('Admin Lookup Failed', 'no luck')
  await page.unroute(/\/rest\/v1\/admin_users/)
  await page.route(/\/rest\/v1\/admin_users/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [] })
      : route.fulfill({ status: 400, json: refusal }),
  )
  await submit()
  await hubOn(page).toast('Admin Creation Failed', 'no luck')
})

test('a sign-in leads to the dashboard, Logout out of it, and a visitor to the login, who is told why @phone-only', async ({
  page,
  stack,
}) => {
  await page.goto('/admin/dashboard/bookings')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText('You are not authenticated.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in to the Command Hub' })).toBeVisible()
  await signIn(page, stack.admin)
  await hubOn(page).toast('Login Successful')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  // It lies over Logout for as long as it is shown.
  await page.getByRole('button', { name: 'Close notification' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText('You are not authenticated.')).toHaveCount(0)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login$/)
})

test('an expired session returns to the login, to the same place, and to what was typed @long', async ({
  page,
  stack,
}) => {
  const { open } = hubOn(page)
  await signIn(page, stack.admin)
  await open('/bookings?status=pending')
  const edit = page.locator('[data-booking]').first().getByRole('button', { name: /^Edit/ })
  const notes = page.getByRole('dialog').getByLabel('Admin notes')
  const endSession = (requests = /\/rest\/v1\//) =>
    page.route(requests, (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    )
  const signInAgain = async () => {
    await expect(page).toHaveURL(/\/admin\/login\?next=/)
    await expect(page.getByText('You are not authenticated.')).toBeVisible()
    await page.unrouteAll()
    await page.getByLabel('Email').fill(stack.admin.email)
    await page.getByLabel('Password').fill(stack.admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await edit.click()
  await notes.fill('Two keys at the neighbour’s')
  await endSession()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await signInAgain()
  await expect(page).toHaveURL(/\/admin\/dashboard\/bookings\?status=pending$/)
  await hubOn(page).toast('Back where you were')
  await expect(notes).toHaveValue('Two keys at the neighbour’s')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await hubOn(page).toast('Booking updated!')

  await open('/contractors')
  const profile = page.getByRole('dialog', { name: 'Add Contractor' })
  await page.getByRole('button', { name: 'Add Contractor' }).click()
  await profile.getByPlaceholder('Full name').fill('Noor Haddad')
  await profile.getByPlaceholder('Email address').fill('noor@example.com')
  await profile.locator('[name="phone"]').fill('416-555-0188')
  await endSession()
  await profile.getByRole('button', { name: 'Add Contractor' }).click()
  await signInAgain()
  await expect(profile.getByPlaceholder('Full name')).toHaveValue('Noor Haddad')
  await expect(profile.getByPlaceholder('Email address')).toHaveValue('noor@example.com')
  await profile.getByRole('button', { name: 'Cancel' }).click()

  await open('/contacts')
  await page.locator('tbody tr').first().click()
  const reply = page.getByLabel('Send a new reply:')
  await reply.fill('We call you tomorrow.')
  await endSession()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await signInAgain()
  await expect(reply).toHaveValue('We call you tomorrow.')
  await reply.clear()

  // The screen that stands may still be asking for news, so this one alone is told.
  await open('/bookings')
  await endSession(/\/rpc\/admin_inquiries$/)
  await page
    .getByRole('link', { name: /^Contacts/ })
    .first()
    .click()
  await signInAgain()
  await expect(page).toHaveURL(/\/admin\/dashboard\/contacts$/)
  await expect(page.getByRole('heading', { name: 'Contact Inquiries' })).toBeVisible()
})
