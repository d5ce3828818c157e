import { businessDate, calendar, dayOn, gtaPolicy } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { assignedBooking } from '../../testing/story-records.ts'
import PhoneBookingDialog, { BookingTaken } from './phone-booking-dialog.tsx'
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
const calls = { onPhone: fn(), onSubmit: fn(), onPayOnDay: fn(), onCaller: fn(), onSomebodyElse: fn() }

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
        payOnDay={false}
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
    await expect(calls.onPayOnDay).toHaveBeenLastCalledWith(true)
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
