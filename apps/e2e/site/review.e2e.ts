import { bookingRow, hubOn } from '../hub/hub-test.ts'
import { torontoDay, torontoInstant } from '../pages/booking-form.ts'
import { linkOfLetter } from '../pages/booking-letter.ts'
import { signIn } from '../pages/sign-in.ts'
import { test } from '../stack/own-stack-test.ts'
import { admin } from '../stack/running-stack.ts'
import { expect } from '../stack/stack-test.ts'

test('a customer is asked how a visit was, and the answer stands on the website once the office shows it', async ({
  ownStack,
  browser,
  page,
  contextOptions,
}) => {
  test.slow()
  const [email, words] = ['liam.o.brien@example.com', 'Every corner, and so kind.']
  // The demo has a visit to this customer in six days, in the morning.
  await ownStack.setTime(torontoInstant(torontoDay(6), '20:30'))
  const office = hubOn(
    await (await browser.newContext({ ...contextOptions, baseURL: ownStack.url })).newPage(),
  )
  await signIn(office.page, admin)
  await office.open(`/bookings?status=confirmed&q=${email}`)
  await bookingRow(office.page, email).getByRole('combobox').selectOption('completed')
  // The office's own clock has not moved: for it the visit is still to come.
  await office.page.getByRole('button', { name: 'Complete it' }).click()
  await office.toast('Booking status updated')
  // The next round of the jobs.
  await ownStack.setTime(torontoInstant(torontoDay(6), '20:31'))

  const question = { email, subject: /How was your cleaning/, link: 'Answer the question' }
  await page.goto(await linkOfLetter(page, question))
  await page.getByRole('radio', { name: '5' }).press('Space')
  await page.getByRole('textbox').fill(words)
  await page.getByRole('checkbox', { name: /as “Liam O/ }).press('Space')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/The office has your review\./)).toBeVisible()
  await page.goto('/#testimonials')
  await expect(page.getByText('Maria was on time and kind', { exact: false })).toHaveCount(1)
  await expect(page.getByText(words)).toHaveCount(0)

  await office.open('/customers?reviews=new')
  await office.page
    .getByRole('listitem')
    .filter({ hasText: words })
    .getByRole('button', { name: 'Show on the website' })
    .click()
  await office.toast('The review stands on the website')
  await office.page.context().close()
  await page.reload()
  await expect(page.getByText(words)).toHaveCount(1)
})
