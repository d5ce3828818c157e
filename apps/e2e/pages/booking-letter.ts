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

/** Waits for a letter; returns its address, that of the newest of its subject. */
export async function waitForLetter(page: Page, letter: Letter, timeout = 15_000): Promise<string> {
  let found: readonly string[] = []
  const arrived = async () => {
    found = await addressesOf(page, letter)
    return found.length > 0 && found.length === (letter.count ?? found.length)
  }
  // Left to itself, it looks at ever longer intervals, up to a second.
  const intervals = [100, 250]
  await expect
    .poll(arrived, { timeout, intervals, message: `${letter.subject} to ${letter.email}` })
    .toBe(true)
  return found[0] ?? ''
}

/** Waits for a letter and opens it, the newest of its subject. */
export async function openMail(page: Page, letter: Letter, timeout?: number): Promise<void> {
  await page.goto(await waitForLetter(page, letter, timeout))
}

const characters: Record<string, string> = { quot: '"', lt: '<', gt: '>', '#39': "'", amp: '&' }
const asText = (html: string): string =>
  html.replace(/&(quot|lt|gt|#39|amp);/g, (whole, name: string) => characters[name] ?? whole)

/** Returns the letter at an address as HTML. Most walks read letters: to draw one takes as long as a screen of the Command Hub. */
export async function readLetter(page: Page, address: string): Promise<string> {
  const shown = await (await page.request.get(address)).text()
  return asText(/ srcdoc="([^"]*)"/.exec(shown)?.[1] ?? '')
}

async function hrefIn(page: Page, address: string, link: string): Promise<string> {
  const links = (await readLetter(page, address)).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  const [, href] = [...links].find(([, , text = '']) => text.includes(link)) ?? []
  if (href === undefined) throw new Error(`The letter at ${address} has no link '${link}'`)
  return asText(href)
}

/** Waits until a mailbox has so many letters of a subject, and returns the address of a link in the newest. */
export async function linkOfLetter(
  page: Page,
  { link, count = 1, ...letter }: Letter & { readonly link: string },
): Promise<string> {
  // The jobs run every half a minute.
  return hrefIn(page, await waitForLetter(page, { ...letter, count }, 90_000), link)
}

/** Follows the link of a letter to the page of the booking. */
export async function followToBooking(page: Page, letter: Letter): Promise<void> {
  await page.goto(await hrefIn(page, await waitForLetter(page, letter), 'See or change your booking'))
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
}
