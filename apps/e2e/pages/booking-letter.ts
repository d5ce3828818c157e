import { expect, type Locator, type Page } from '@playwright/test'

interface Letter {
  readonly email: string
  readonly subject: RegExp
  /** The number that there has to be; at least one when left out. */
  readonly count?: number
}

/** The letters to an address with a subject, on the page of the mailbox. */
export function mailsTo(page: Page, email: string, subject: RegExp): Locator {
  return page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject })
}

/** The addresses of letters, the newest first. The mailbox is read and not drawn, since letters are waited for. */
async function addressesOf(page: Page, { email, subject }: Letter): Promise<readonly string[]> {
  const mailbox = await (await page.request.get('/mailbox')).text()
  return [...mailbox.matchAll(/<a href="(\/mailbox\/[^"]+)">(.*?)<\/a>/gs)]
    .filter(([, , about = '']) => about.includes(email) && subject.test(about))
    .map(([, address = '']) => address)
}

/** Waits for a letter and opens it, the newest of its subject. */
export async function openMail(page: Page, letter: Letter, timeout = 15_000): Promise<void> {
  let found: readonly string[] = []
  const arrived = async () => {
    found = await addressesOf(page, letter)
    return found.length > 0 && found.length === (letter.count ?? found.length)
  }
  await expect.poll(arrived, { timeout, message: `${letter.subject} to ${letter.email}` }).toBe(true)
  await page.goto(found[0] ?? '')
}

async function addressOf(page: Page, link: string): Promise<string> {
  return (
    (await page.frameLocator('iframe').getByRole('link', { name: link }).first().getAttribute('href')) ?? ''
  )
}

/** Waits until a mailbox has so many letters of a subject, and returns the address of a link in the newest. */
export async function linkOfLetter(
  page: Page,
  { link, count = 1, ...letter }: Letter & { readonly link: string },
): Promise<string> {
  // The jobs run every half a minute.
  await openMail(page, { ...letter, count }, 90_000)
  return addressOf(page, link)
}

/** Follows the link of the open letter to the page of the booking. */
export async function followToBooking(page: Page): Promise<void> {
  await page.goto(await addressOf(page, 'See or change your booking'))
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
}

/** Follows the link of a letter to the page of the booking. */
export async function openLetter(page: Page, email: string, subject: RegExp): Promise<void> {
  await openMail(page, { email, subject })
  await followToBooking(page)
}
