/**
 * Walks through what must work in every browser: a customer books, pays, moves and cancels; the office signs in, assigns a cleaner and moves a job on
 * the board.
 */
import { dayName, torontoDay } from '../pages/booking-form.ts'
import { engineNames, expect, test, widths } from './engine-test.ts'
import type { Person, Thing } from './person.ts'

const booking = { role: 'dialog', name: 'Book Your Deep Cleaning' } as const

/** Pages the calendar to a day and selects it. */
async function chooseDay({ press, has }: Person, day: string): Promise<void> {
  const button = { role: 'button', name: dayName(day) }
  for (let turns = 0; turns < 2 && !(await has(button)); turns += 1)
    await press({ role: 'button', name: /next month/i })
  await press(button)
}

/** The dialog, filled in with the least that is asked for, as far as the payment page. */
async function book(person: Person, email: string): Promise<void> {
  const { see, press, fill, choose } = person
  await press({ role: 'button', name: 'Book This Service: Deep Cleaning' })
  await see(booking)
  for (const [label, text] of [
    ['First Name', 'Ana'],
    ['Last Name', 'Diaz'],
    [/^Email/, email],
    [/^Phone/, '4165550123'],
    ['Street Address', '100 Queen St W, Unit 405'],
    ['City', 'Toronto'],
    ['Postal Code', 'm5h2n2'],
  ] as const)
    await fill({ label, in: booking }, text)
  await chooseDay(person, torontoDay(8))
  await choose({ label: /^Start time/, in: booking }, '9:00 AM')
  await choose({ label: 'Bedrooms', in: booking }, '2')
  await press({ label: /^I agree to receive text messages/, in: booking })
  await press({ label: /^I agree to the/, in: booking })
  await press({ role: 'button', name: 'Proceed to Secure Payment', in: booking })
}

/** Customers of the demo whose next visit has no cleaner: one for each browser, since two may have one system. */
const withoutCleaner = { firefox: 'Liam', webkit: 'Noah' }

for (const engineName of engineNames)
  test.describe(engineName, () => {
    test.use({ engineName })

    test('a booking is paid for, moved and canceled by its customer', async ({ person, look, widen }) => {
      const { open, see, press, choose } = person
      await open('/')
      for (const width of widths) {
        await widen(width)
        await look('home')
      }
      await book(person, `${engineName}@example.com`)
      await press({ role: 'button', name: /^Pay CA\$/ })
      await see({ role: 'heading', name: 'Payment Successful' })
      for (const width of widths) {
        await widen(width)
        await look('payment-success')
      }

      await press({ role: 'link', name: 'See your booking' })
      await see({ role: 'heading', name: 'Your booking' })
      await press({ role: 'button', name: 'Choose another time' })
      const day = torontoDay(9)
      await chooseDay(person, day)
      await choose({ label: /^New start time/ }, '10:00 AM')
      await press({ role: 'button', name: 'Continue' })
      await press({ role: 'button', name: 'Move my booking' })
      await see({ text: `${dayName(day)} at 10:00 AM` })
      for (const width of widths) {
        await widen(width)
        await look('own-booking')
      }
      await press({ role: 'button', name: 'Cancel the booking' })
      await press({ role: 'button', name: /^Cancel .+ and get \$/ })
      await see({ text: 'This booking is canceled' })
    })

    test('a dialog shows its form at every width, and a menu opens', async ({ person, look, widen }) => {
      const { open, see, press, key, read } = person
      await open('/')
      for (const width of widths) {
        await widen(width)
        await press({ role: 'button', name: 'Book This Service: Deep Cleaning' })
        await see({ label: 'First Name', in: booking })
        await look('booking-dialog')
        expect(Number(await read(booking, 'clientHeight'))).toBeGreaterThan(700)
        await key('Escape')
      }
      await widen(390)
      await press({ role: 'button', name: /menu/i })
      await see({ role: 'link', name: 'Testimonials', in: { role: 'banner' } })
      await look('menu')
    })

    test('the office signs in, assigns a cleaner and moves a job on the board', async ({
      person,
      stack,
      look,
      widen,
    }) => {
      const { open, see, press, fill, choose, has, read } = person
      await open('/admin/login')
      await fill({ label: 'Email' }, stack.admin.email)
      await fill({ label: 'Password' }, stack.admin.password)
      await press({ role: 'button', name: 'Login' })
      await see({ text: 'Weekly Revenue' })
      for (const width of widths) {
        await widen(width)
        await look('dashboard')
      }

      await open(`/admin/dashboard/bookings?status=confirmed&q=${withoutCleaner[engineName]}`)
      const assign = { role: 'dialog', name: 'Assign Cleaner' } as const
      await press({ role: 'button', name: /^(?:Assign|Change) Cleaner/ })
      await see({ role: 'button', name: /^Show all/, in: assign })
      const maria = { role: 'radio', name: /Maria Santos/, in: assign } as const
      // The cleaners against whom something speaks are folded.
      if (!(await has(maria))) await press({ role: 'button', name: /^Show all/, in: assign })
      await press(maria)
      const saysWhy = async (dialog: Thing) => {
        const why = { label: /anyway, because$/, in: dialog }
        if (await has(why)) await choose(why, 'Agreed with the contractor')
      }
      await saysWhy(assign)
      expect(Number(await read(assign, 'clientHeight'))).toBeGreaterThan(400)
      await look('assign')
      await press({ role: 'button', name: /^Assign$/, in: assign })
      await see({ text: 'Success!' })
      for (const width of widths) {
        await widen(width)
        await look('bookings')
      }

      const row = (name: string): Thing => ({ role: 'row', name: new RegExp(`^${name}`) })
      const chip = (name: string): Thing => ({ role: 'button', name: /Chloe Dubois/, in: row(name) })
      const move = async (from: string, to: string) => {
        const dialog = { role: 'dialog', name: 'Move Job' } as const
        await press(chip(from))
        await choose({ label: 'Contractor', in: dialog }, to)
        await saysWhy(dialog)
        await press({ role: 'button', name: /^Assign/, in: dialog })
      }
      await open('/admin/dashboard/schedule?view=day')
      await move('Unassigned', 'Daniel Okafor')
      await see(chip('Daniel Okafor'))
      await look('board')
      await move('Daniel Okafor', 'Unassigned')
      await see(chip('Unassigned'))
    })
  })
