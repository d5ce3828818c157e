import { expect, type Locator, type Page } from '@playwright/test'

/** The booking dialog, filled in the way a customer does it. */
export interface BookingDialog {
  readonly page: Page
  readonly dialog: Locator
}

/** The calendar day in Toronto some days from now, as 'yyyy-MM-dd'. */
export function torontoDay(daysAhead: number, now = Date.now()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(
    now + daysAhead * 86_400_000,
  )
}

/** When it is a time of a day in Toronto, in epoch milliseconds. */
export function torontoInstant(date: string, time: `${number}:${number}`): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Toronto', timeZoneName: 'longOffset' })
  const [offset = ''] = /[+-]\d\d:\d\d/.exec(name.format(Date.parse(`${date}T17:00:00Z`))) ?? []
  return Date.parse(`${date}T${time}:00${offset}`)
}

/** 'Tuesday, November 24, 2026' for '2026-11-24'. */
export function dayName(date: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${date}T12:00:00Z`),
  )
}

/** Opens the booking dialog from a service's card. */
export async function openBooking(page: Page, service = 'Deep Cleaning'): Promise<BookingDialog> {
  await page
    .getByRole('article', { name: service })
    .getByRole('button', { name: 'Book This Service' })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Book Your/ })
  await expect(dialog).toBeVisible()
  return { page, dialog }
}

/** Fills in who books and where: everything that is required besides the time. */
export async function fillCustomer({ dialog }: BookingDialog, email = 'ana.diaz@example.com'): Promise<void> {
  await dialog.getByLabel('First Name').fill('Ana')
  await dialog.getByLabel('Last Name').fill('Diaz')
  await dialog.getByLabel(/^Email/).fill(email)
  await dialog.getByLabel(/^Phone/).fill('4165550123')
  await dialog.getByLabel('Street Address').fill('100 Queen St W, Unit 405')
  await dialog.getByLabel('City').fill('Toronto')
  await dialog.getByLabel('Postal Code').fill('m5h2n2')
  await expect(dialog.getByLabel(/^Phone/)).toHaveValue('(416) 555-0123')
  await expect(dialog.getByLabel('Postal Code')).toHaveValue('M5H 2N2')
}

/** The calendar's button of a day, turning the pages of the calendar to it. */
export async function dayButton({ dialog }: BookingDialog, date: string): Promise<Locator> {
  const day = dialog.getByRole('gridcell').getByRole('button', { name: dayName(date) })
  const month = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T12:00:00Z`),
  )
  for (
    let turns = 0;
    turns < 3 && !(await dialog.getByRole('grid', { name: month }).isVisible());
    turns += 1
  ) {
    await dialog.getByRole('button', { name: /next month/i }).click()
  }
  return day
}

/** A day and a start time. */
export async function chooseTime(
  booking: BookingDialog,
  date = torontoDay(8),
  time = '9:00 AM',
): Promise<void> {
  await (await dayButton(booking, date)).click()
  await booking.dialog.getByLabel(/^Start time/).selectOption(time)
}

/** Opens an optional part of the form by its line, unless it is open. */
export async function openPart({ dialog }: Pick<BookingDialog, 'dialog'>, title: string): Promise<void> {
  const part = dialog.getByRole('region', { name: title })
  if ((await part.locator('details[open]').count()) === 0) await part.getByRole('heading').click()
}

/** Three bedrooms, two bathrooms, laundry, dishes and pets: $330 before discount and tax. */
export async function chooseHome(booking: BookingDialog): Promise<void> {
  const { dialog } = booking
  await dialog.getByLabel('Bedrooms').selectOption('3')
  await dialog.getByLabel('Bathrooms').selectOption('2')
  await openPart(booking, 'Add-On Services')
  await dialog.getByRole('checkbox', { name: /^Laundry/ }).check()
  await dialog.getByRole('checkbox', { name: /^Dishwashing/ }).check()
  await openPart(booking, 'Pets')
  await dialog.getByRole('group', { name: 'Do you have pets?' }).getByText('Yes', { exact: true }).click()
}

/** Types a promo code and applies it. */
export async function applyPromo(booking: BookingDialog, code: string): Promise<void> {
  const { dialog } = booking
  await openPart(booking, 'Promo Code')
  await dialog.getByLabel('Promo code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: 'Apply' }).click()
}

/** Ticks both consents. */
export async function agree({ dialog }: BookingDialog): Promise<void> {
  await dialog.getByLabel(/^I agree to receive text messages/).check()
  await dialog.getByLabel(/^I agree to the/).check()
}

/** Everything that is required, ready to be submitted. */
export async function fillEverything(booking: BookingDialog, email?: string): Promise<void> {
  await fillCustomer(booking, email)
  await chooseTime(booking)
  await agree(booking)
}

/** The amount of a line of the price summary. */
export function amountOf({ dialog }: BookingDialog, line: string): Locator {
  return dialog.locator(`[data-line="${line}"] dd`).first()
}

/** Presses the button at the end of the form. */
export async function submit({ dialog }: BookingDialog): Promise<void> {
  await dialog.getByRole('button', { name: 'Proceed to Secure Payment' }).click()
}

/** Waits for a toast with this title, and its text if given. */
export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast).toContainText(description)
}

/** The booking of the specification's example, as far as the payment page. */
export async function bookTheExample(booking: BookingDialog, email: string): Promise<void> {
  await fillCustomer(booking, email)
  await chooseTime(booking)
  await chooseHome(booking)
  await applyPromo(booking, 'welcome10')
  await expectToast(booking.page, 'Promo Code Applied!', 'You saved $33 with code WELCOME10.')
  for (const [line, amount] of [
    ['base', '$270'],
    ['add-ons', '$35'],
    ['charge', '$25'],
    ['subtotal', '$330'],
    ['discount', '-$33'],
    ['tax', '$39'],
    ['total', '$336'],
  ] as const) {
    await expect(amountOf(booking, line)).toHaveText(amount)
  }
  await agree(booking)
  await submit(booking)
}
