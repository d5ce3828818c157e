import { quote } from '@dustforce/core/quote'
import { businessDate, calendar, dayOn, gtaPolicy } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { type BookingForm, choicesOf, emptyBookingForm, quoteRequestOf } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import { assignedBooking, contractor } from '../../../testing/story-records.ts'
import { BookingTaken } from './booking-taken.tsx'
import PhoneBookingDialog from './phone-booking-dialog.tsx'
import { PhoneBookingForm } from './phone-booking-form.tsx'

const meta: Meta = { title: 'Admin/Phone booking' }
export default meta

type Story = StoryObj

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const facts = { now, taken: { '2026-11-24': 10 } }
const policy = withOfficeRules(gtaPolicy, {
  closures: [{ from: '2026-11-26', to: '2026-11-26', reason: 'Company retreat' }],
})
const calls = {
  onTried: fn(),
  onPhone: fn(),
  onSubmit: fn(),
  onPayBy: fn(),
  onCaller: fn(),
  onSomebodyElse: fn(),
}

function FormInUse({
  initial,
  known,
}: {
  readonly initial: Partial<BookingForm>
  readonly known: string | null
}) {
  const [form, setForm] = useState<BookingForm>({
    ...emptyBookingForm('standard'),
    hasPets: 'no',
    ...initial,
  })
  return (
    <>
      <PhoneBookingForm
        id="phone-booking"
        form={form}
        known={known}
        days={calendar(policy, facts)}
        slots={form.date === '' ? [] : dayOn(policy, facts, businessDate(form.date)).slots}
        onChange={(change) => setForm((current) => ({ ...current, ...change }))}
        callers={[]}
        callerId={null}
        payBy="link"
        quoted={quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, choicesOf(form)))}
        priceTerms={null}
        cleaner={null}
        blocked={false}
        {...calls}
      />
      <button type="submit" form="phone-booking">
        Send
      </button>
    </>
  )
}

export const NewCustomer: Story = {
  render: () => <FormInUse initial={{}} known={null} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Phone/), '4165550177')
    await expect(calls.onPhone).toHaveBeenLastCalledWith('(416) 555-0177')
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('$181')
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay on the day/ }))
    await expect(calls.onPayBy).toHaveBeenLastCalledWith('day')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pets' }), 'Yes')
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('$209')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveAccessibleDescription(
      'First name is required',
    )
    await expect(canvas.getByText('Please ask the customer, and tick this.')).toBeVisible()
    await expect(calls.onSubmit).not.toHaveBeenCalled()
  },
}
export const KnownCustomer: Story = {
  render: () => (
    <FormInUse
      initial={{
        phone: '(416) 555-0177',
        email: 'amelia@example.com',
        firstName: 'Amelia',
        lastName: 'Wright',
        streetAddress: '12 Queen St W',
        city: 'Toronto',
        postalCode: 'M5H 3X4',
        service: 'deep-clean',
        bedrooms: 3,
        bathrooms: 2,
      }}
      known="Amelia Wright has booked before. The home is the same as on Oct 3, 2026: please check it."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/same as on Oct 3/)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Thursday, November 26, 2026, Company retreat' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, November 25, 2026' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Start time/ }), '9:00 AM')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Laundry/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The customer agrees/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(calls.onSubmit).toHaveBeenCalledOnce()
  },
}
/** A number may be shared: nothing of the other customer's home stays, not even where it cannot be seen. */
export const SomebodyElse: Story = {
  render: () => (
    <StoryHub
      backend={fakeBackend({
        phoneBookings: {
          availability: async () => ({ limit: 10, taken: {}, busy: [], rules: {} }),
          lastOf: async () => [{ ...assignedBooking, entryInstructions: 'Door code 4711', hasPets: true }],
        },
      })}
    >
      <PhoneBookingDialog now={now} onClose={fn()} />
    </StoryHub>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New Booking' }))
    const fieldOf = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value
    await userEvent.type(dialog.getByLabelText(/^Phone/), '4165550177')
    await dialog.findByText(/has booked before/)
    await expect(fieldOf(/^Getting in/)).toBe('Door code 4711')
    await userEvent.click(dialog.getByRole('button', { name: 'Somebody else' }))
    await expect(fieldOf(/^Phone/)).toBe('(416) 555-0177')
    for (const name of [/^Getting in/, /^Email/, /^First name/, /^Street address/, /^Postal code/]) {
      await expect(fieldOf(name)).toBe('')
    }
    await expect(dialog.queryByText(/has booked before/)).toBeNull()
    await expect(dialog.getByRole('combobox', { name: 'Pets' })).toHaveDisplayValue('No')
  },
}
/** A number of several customers: nothing is filled in until one of them is chosen, and then nothing of another stays. */
export const SharedNumber: Story = {
  render: () => (
    <StoryHub
      backend={fakeBackend({
        phoneBookings: {
          availability: async () => ({ limit: 10, taken: {}, busy: [], rules: {} }),
          lastOf: async () => [
            { ...assignedBooking, entryInstructions: 'Door code 4711', homeType: 'Houseboat' },
            {
              ...assignedBooking,
              ...{ id: 'b2', customerName: 'Ben Wright', email: 'ben@example.com', entryInstructions: null },
              ...{ address: '9 Bay St, Toronto, ON M5J 2T3', homeType: 'condo' },
            },
          ],
        },
      })}
    >
      <PhoneBookingDialog now={now} onClose={fn()} />
    </StoryHub>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New Booking' }))
    const fieldOf = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value
    await userEvent.type(dialog.getByLabelText(/^Phone/), '4165550177')
    const who = within(await dialog.findByRole('group', { name: /^Who is calling/ }))
    await expect(fieldOf(/^First name/)).toBe('')
    await userEvent.click(who.getByRole('radio', { name: /^Amelia Wright/ }))
    await expect(fieldOf(/^Getting in/)).toBe('Door code 4711')
    await expect(dialog.getByRole('combobox', { name: /^Home type/ })).toHaveDisplayValue('Other')
    await expect(fieldOf(/^Please specify the home type/)).toBe('Houseboat')
    await userEvent.click(who.getByRole('radio', { name: /^Ben Wright/ }))
    await expect(fieldOf(/^Street address/)).toBe('9 Bay St')
    await expect(fieldOf(/^Getting in/)).toBe('')
    await expect(dialog.queryByRole('textbox', { name: /^Please specify/ })).toBeNull()
    await expect(dialog.getByText(/^Ben Wright has booked before/)).toBeVisible()
    await userEvent.click(who.getByRole('radio', { name: 'Somebody else' }))
    await expect(fieldOf(/^Street address/)).toBe('')
    await expect(fieldOf(/^Phone/)).toBe('(416) 555-0177')
  },
}
const maria = { ...contractor, availability: { days: [], times: [] } }
const ana = { ...maria, id: 'c3', fullName: 'Ana Diaz' }
const letter = { to: 'maria.santos@example.com', subject: 'A job', html: '<p>A job</p>' }

type Backend = Parameters<typeof fakeBackend>[0]
type PhoneCalls = ReturnType<typeof fakeBackend>['phoneBookings']

const take = fn<PhoneCalls['take']>(async () => ({ bookingId: 'b1', link: null }))

/** The dialog over a server where Amelia has booked before. */
function DialogInUse({
  calls,
  backend,
}: {
  readonly calls?: Partial<PhoneCalls>
  readonly backend?: Backend
}) {
  return (
    <StoryHub
      backend={fakeBackend({
        ...backend,
        phoneBookings: {
          availability: async () => ({ limit: 10, taken: {}, busy: [], rules: {} }),
          lastOf: async () => [
            { ...assignedBooking, serviceType: 'deep-clean', address: '12 Queen St W, Toronto, ON M5H 3X4' },
          ],
          take,
          ...calls,
        },
      })}
    >
      <PhoneBookingDialog now={now} onClose={fn()} />
    </StoryHub>
  )
}

/** The dialog, filled in for Amelia on a Wednesday at nine, to be paid on the day. */
async function filledIn() {
  const dialog = within(await screen.findByRole('dialog', { name: 'New Booking' }))
  await userEvent.type(dialog.getByLabelText(/^Phone/), '4165550177')
  await dialog.findByText(/has booked before/)
  await userEvent.click(await dialog.findByRole('button', { name: 'Wednesday, November 25, 2026' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Start time/ }), '9:00 AM')
  await userEvent.click(dialog.getByRole('radio', { name: /^Pay on the day/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^The customer agrees/ }))
  return dialog
}

/** A code of the customer is judged in the words of the site; its discount is a line of the price, and goes with the booking. */
export const PromoCode: Story = {
  render: () => (
    <DialogInUse
      calls={{
        isFirstTime: async (email) => email !== assignedBooking.email,
        promoCode: async (code) =>
          code === 'NOPE'
            ? null
            : {
                ...{ code, isActive: true, discountType: 'percentage', discountValue: 10 },
                ...{ validUntil: null, maxUses: null, currentUses: 0, minOrderCents: null },
                firstTimeOnly: code === 'WELCOME10',
              },
      }}
    />
  ),
  play: async () => {
    const dialog = await filledIn()
    const code = dialog.getByRole('textbox', { name: /^Promo code/ })
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Confirm Booking' }))
    await userEvent.type(code, 'nope')
    await send()
    await expect(code).toHaveAccessibleDescription('Apply the promo code, or clear it to go on without.')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply promo code' }))
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('This promo code is not valid or has expired.'),
    )
    await userEvent.clear(code)
    await userEvent.type(code, 'welcome10{Enter}')
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('This promo code is only for first-time customers'),
    )
    await expect(dialog.queryByText('Promo discount')).toBeNull()
    await send()
    await expect(take).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove promo code' }))
    await userEvent.type(code, 'spring10{Enter}')
    await expect(await dialog.findByText(/^SPRING10 applied: the customer saves/)).toBeVisible()
    await expect(dialog.getByText('Promo discount')).toBeVisible()
    await send()
    await dialog.findByText('The booking is confirmed')
    await expect(take.mock.lastCall?.[0]).toMatchObject({ applied_promo_code: 'SPRING10' })
    await expect(take.mock.lastCall?.[0].discount_amount).toBeGreaterThan(0)
  },
}
/** The job is given with the booking; who is free is shown for the day and the time, and both letters are offered afterwards. */
export const CleanerChosen: Story = {
  render: () => (
    <DialogInUse
      backend={{
        contractors: { all: async () => [ana, maria], emailOf: async () => letter.to },
        bookings: {
          between: async () => [
            {
              ...assignedBooking,
              ...{ id: 'other', contractorId: ana.id, bookingDate: businessDate('2026-11-25') },
              ...{
                bookingMinute: assignedBooking.bookingMinute,
                customerName: 'Ben Wright',
                bookingStatus: 'assigned',
              },
            },
          ],
          lastVisits: async () => ({ [maria.id]: businessDate('2026-10-03') }),
          page: async () => ({ rows: [{ ...assignedBooking, id: 'b1' }], next: null }),
        },
        customers: { cleanerWishes: async () => ({}) },
        emails: { previewJobAssignment: async () => letter, previewCleanerAssignment: async () => letter },
      }}
    />
  ),
  play: async () => {
    const dialog = await filledIn()
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Confirm Booking' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^Choose now/ }))
    await expect(await dialog.findByRole('group', { name: 'Free (1)' })).toHaveTextContent(
      'Last here on Oct 3',
    )
    await send()
    await expect(dialog.getByText('Choose a contractor, or nobody yet.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^Ana Diaz/ }))
    await send()
    await expect(dialog.getByText('Choose a reason, or another contractor.')).toBeVisible()
    await expect(take).not.toHaveBeenCalled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Assign anyway/ }), 'agreed')
    await send()
    await dialog.findByText('The booking is confirmed')
    await expect(take.mock.lastCall?.[1]).toEqual({
      payBy: 'day',
      cleaner: { contractorId: ana.id, overlapReason: 'agreed' },
    })
    await expect(await dialog.findByRole('button', { name: 'Send 2 e-mails' })).toBeVisible()
  },
}
/** Another price needs a reason; its difference is a line of its own, with the tax from what is left, and no promo code goes with it. */
export const AgreedPrice: Story = {
  render: () => <DialogInUse />,
  play: async () => {
    const dialog = await filledIn()
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Confirm Booking' }))
    const amountOf = (label: string) => dialog.getByText(label).nextElementSibling
    await userEvent.type(dialog.getByRole('textbox', { name: /^Promo code/ }), 'welcome10')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Agree on another price/ }))
    await expect(dialog.queryByRole('textbox', { name: /^Promo code/ })).toBeNull()
    await send()
    const price = dialog.getByRole('textbox', { name: /^Price before tax/ })
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await expect(price).toHaveAccessibleDescription(/Please enter the price in dollars\./)
    await expect(reason).toHaveAccessibleDescription(/Please say why/)
    await userEvent.type(price, '300.50')
    await userEvent.type(reason, 'Promised by Ana last week')
    await expect(amountOf('Price agreed by phone')).toHaveTextContent('$5.50')
    await expect(amountOf('Total')).toHaveTextContent('$339.50')
    await userEvent.clear(price)
    await userEvent.type(price, '250')
    await expect(amountOf('Price agreed by phone')).toHaveTextContent('-$45')
    await expect(take).not.toHaveBeenCalled()
    await send()
    await dialog.findByText('The booking is confirmed')
    const [submission, terms] = take.mock.lastCall ?? []
    await expect(submission).toMatchObject({
      applied_promo_code: null,
      discount_amount: 45,
      total_price: 283,
    })
    await expect(terms).toEqual({
      payBy: 'day',
      agreed: { priceCents: 25_000, reason: 'Promised by Ana last week' },
    })
  },
}
/** From the customer's page the form opens with who it is for, and their home. */
export const OfCustomer: Story = {
  render: () => (
    <StoryHub
      backend={fakeBackend({
        bookings: { page: async () => ({ rows: [assignedBooking], next: null }) },
        phoneBookings: { availability: async () => ({ limit: 10, taken: {}, busy: [], rules: {} }) },
      })}
    >
      <PhoneBookingDialog now={now} likeId={assignedBooking.id} onClose={fn()} />
    </StoryHub>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New Booking' }))
    await dialog.findByText(/^Amelia Wright has booked before/)
    const fieldOf = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value
    await expect(fieldOf(/^Phone/)).toBe('(416) 555-0177')
    await expect(fieldOf(/^First name/)).toBe('Amelia')
    await expect(fieldOf(/^Street address/)).toBe('12 Queen St W')
  },
}
/** A customer without an e-mail address pays on the day, and the office reads the booking out to them. */
export const NoEmail: Story = {
  render: () => <DialogInUse />,
  play: async () => {
    const dialog = await filledIn()
    await userEvent.click(dialog.getByRole('radio', { name: /^Link by e-mail/ }))
    const email = dialog.getByRole('textbox', { name: /^Email/ })
    await userEvent.clear(email)
    await userEvent.click(dialog.getByRole('button', { name: 'Send Payment Link' }))
    await expect(email).toHaveAccessibleDescription('Email is required')
    await expect(take).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio', { name: /^Pay on the day/ }))
    await expect(email).toHaveAccessibleDescription('Without one nothing can be sent.')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm Booking' }))
    await expect(await dialog.findByText(/^No e-mail address: nothing is sent/)).toBeVisible()
    await expect(take.mock.lastCall?.[0]).toMatchObject({ email: '' })
  },
}
export const LinkSent: Story = {
  render: () => (
    <BookingTaken
      email="amelia@example.com"
      taken={{
        bookingId: 'b1',
        link: { url: 'https://pay.example/cs_1', holdExpiresAt: Date.UTC(2026, 10, 21, 15, 35) },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The time is kept until Nov 21, 2026, 10:35 AM/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Link to pay' })).toHaveValue('https://pay.example/cs_1')
  },
}
export const PaidOnTheDay: Story = {
  render: () => <BookingTaken email="amelia@example.com" taken={{ bookingId: 'b1', link: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The payment is due on the day/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
