import { expect, type Hub, test } from './hub-test.ts'

async function openDetail({ page, open }: Hub, search: string) {
  await open(`/bookings?${search}`)
  const row = page.locator('[data-booking]').first()
  await row.getByText(/, ON/).click()
  return row
}

test('the contractor is told about the job, fields in both spellings', async ({ hub }) => {
  const { page, toast } = hub
  await openDetail(hub, 'assignedCleaner=Maria+Santos')
  await page.getByRole('button', { name: 'Email Contractor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Job Assignment Confirmation' })
  await dialog.getByLabel(/Additional notes/).fill('Bring the steam mop')
  await expect(dialog.getByText('From the office')).toBeVisible()
  await expect(dialog.getByText('maria.santos@example.com')).toBeVisible()
  const subject = await dialog.getByText(/^New job: /).innerText()
  const sent = page.waitForRequest(/\/functions\/v1\/send-email/)
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  const body = (await sent).postDataJSON()
  expect(body.type).toBe('job-assignment-confirmation')
  expect(body.data).toMatchObject({
    contractorName: 'Maria Santos',
    contractor_name: 'Maria Santos',
    contractorEmail: 'maria.santos@example.com',
    contractor_email: 'maria.santos@example.com',
    manualNotes: 'Bring the steam mop',
    manual_notes: 'Bring the steam mop',
  })
  await toast('Job Assignment Sent!', 'Confirmation email sent to the contractor')
  await expect(dialog).toBeHidden()
  await page.goto('/mailbox')
  await expect(page.getByText(subject).first()).toBeVisible()
})

test('an e-mail that fails names the reason and stays open', async ({ hub }) => {
  const { page, toast } = hub
  await openDetail(hub, 'assignedCleaner=Maria+Santos')
  await page.getByRole('button', { name: 'Email Contractor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Job Assignment Confirmation' })
  const send = dialog.getByRole('button', { name: 'Send Email' })

  await page.route(/\/rest\/v1\/contractors\?select=email/, (route) => route.fulfill({ json: [] }))
  await send.click()
  await toast('Email Failed', 'Could not find contractor:')
  await page.unroute(/\/rest\/v1\/contractors\?select=email/)
  await page.route(/\/rest\/v1\/contractors\?select=email/, (route) =>
    route.fulfill({ json: [{ email: '' }] }),
  )
  await send.click()
  await toast('Email Failed', 'Could not find contractor email address')
  await page.unroute(/\/rest\/v1\/contractors\?select=email/)

  await page.route(/\/functions\/v1\/send-email/, (route) =>
    route.fulfill({ status: 500, json: { error: 'down' } }),
  )
  await send.click()
  await toast('Email Failed', 'Email service error: down')
  await page.unroute(/\/functions\/v1\/send-email/)
  await page.route(/\/functions\/v1\/send-email/, (route) => route.fulfill({ json: {} }))
  await send.click()
  await toast('Email Failed', 'Failed to send email - unknown error')
  await expect(dialog).toBeVisible()
})

test('without a contractor there is nobody to write to', async ({ hub }) => {
  const { page, toast } = hub
  await openDetail(hub, 'status=pending')
  await page.getByRole('button', { name: 'Email Contractor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send Email' }).click()
  await toast('No Contractor Assigned', 'Please assign a contractor before sending confirmation')
})

test('the customer is told who comes', async ({ hub }) => {
  const { page, toast } = hub
  await openDetail(hub, 'assignedCleaner=Maria+Santos')
  await page.getByRole('button', { name: 'Email Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review Cleaner Assignment Email' })
  await expect(dialog.getByText('Maria Santos').locator('visible=true').first()).toBeVisible()
  await page.route(/\/functions\/v1\/send-email/, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await toast('Failed to Send Email')
  await expect(dialog).toBeVisible()
  await page.unroute(/\/functions\/v1\/send-email/)
  const sent = page.waitForRequest(/\/functions\/v1\/send-email/)
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  const body = (await sent).postDataJSON()
  expect(body.type).toBe('cleaner-assignment')
  expect(Object.keys(body.data)).toEqual(
    expect.arrayContaining([
      'customer_email',
      'customerFirstName',
      'customer_name',
      'service',
      'date',
      'time',
      'assigned_cleaner_name',
    ]),
  )
  await toast('Email Sent Successfully!', 'Cleaner assignment notification sent to the customer')
})

test('the text message for the cleaner is copied', async ({ hub, context }) => {
  const { page } = hub
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDetail(hub, 'assignedCleaner=Maria+Santos')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy SMS' }).click()
  await hub.toast('SMS copied')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Hi Maria')
  expect(text).toMatch(/YES.*NO/)
})
