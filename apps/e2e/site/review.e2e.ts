import { bookingRow, hubOn } from '../hub/hub-test.ts'
import { linkOfLetter } from '../pages/booking-letter.ts'
import { expect, test } from '../stack/stack-test.ts'

test('a customer says how a visit was by the link of their booking, and the words stand on the website once the office shows them', async ({
  page,
  session,
  openBeside,
}) => {
  const [email, words] = ['isla.fraser@example.com', 'Every corner, and so kind.']
  const office = hubOn(await (await openBeside(session)).newPage())
  await office.open(`/bookings?status=completed&q=${email}`)
  await bookingRow(office.page, email)
    .first()
    .getByRole('button', { name: /^Show details/ })
    .click()
  await office.page.getByRole('button', { name: 'Send a New Link' }).click()
  await office.toast('New link sent')

  // The link opens every page of the booking; the letter that asks comes the day after a visit, see after-payment.long.e2e.ts.
  const letter = { email, subject: /Your booking for /, link: 'See or change your booking' }
  await page.goto((await linkOfLetter(page, letter)).replace('/booking#', '/review#'))
  await page.getByRole('radio', { name: '5' }).press('Space')
  await page.getByRole('textbox').fill(words)
  await page.getByRole('checkbox', { name: /as “Isla F/ }).press('Space')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/The office has your review\./)).toBeVisible()

  await office.open('/customers?reviews=new')
  await office.page
    .getByRole('listitem')
    .filter({ hasText: words })
    .getByRole('button', { name: 'Show on the website' })
    .click()
  await office.toast('The review stands on the website')
  await page.goto('/#testimonials')
  await expect(page.getByText('Maria was on time and kind', { exact: false })).toHaveCount(1)
  await expect(page.getByText(words)).toHaveCount(1)
})
