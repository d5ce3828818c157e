import { cents } from '@dustforce/core/money'
import { AdminFailure, type Booking, type EditOffer } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import { assignedBooking, booking, contractor, dueBooking } from '../../../testing/story-records.ts'
import BookingDialogs from './booking-dialogs.tsx'
import { useBookingActions } from './use-booking-actions.ts'

const meta: Meta = { title: 'Admin/Change of a booking' }
export default meta

type Story = StoryObj
type Edits = ReturnType<typeof fakeBackend>['edits']

const offer: EditOffer = {
  version: 4,
  price: null,
  addOns: [
    { id: 'laundry', name: 'Laundry', unit: '1 load', amountCents: cents(2000), isBooked: true },
    { id: 'oven-cleaning', name: 'Inside Oven', unit: '', amountCents: cents(3000), isBooked: false },
  ],
  hasPets: true,
  why: null,
  durationMinutes: booking.durationMinutes,
  waiting: null,
}

const preview: Edits['preview'] = async (_, { addOns, hasPets = true, bedrooms }) => {
  const lines = [
    ...(addOns?.includes('oven-cleaning') ? [{ label: 'Inside Oven', changeCents: cents(3000) }] : []),
    ...(bedrooms === undefined ? [] : [{ label: 'Deep Cleaning', changeCents: cents(2000) }]),
    ...(hasPets ? [] : [{ label: 'Pet fee', changeCents: cents(-2500) }]),
  ]
  if (lines.length === 0) return offer
  const net = lines.reduce((sum, { changeCents }) => sum + changeCents, 0)
  const tax = Math.round((net * 0.13) / 100) * 100
  return {
    ...offer,
    durationMinutes: booking.durationMinutes + (net > 0 ? 30 : 0),
    price: {
      ...{ oldTotalCents: cents(33_600), newTotalCents: cents(33_600 + net + tax) },
      offlineRefundCents: cents(0),
      ...{ differenceCents: cents(net + tax), lines: [...lines, { label: 'HST', changeCents: cents(tax) }] },
    },
  }
}

/** The cleaner's next job, which begins when the visit would end as booked. */
const nextJob: Booking = {
  ...assignedBooking,
  ...{
    id: 'next',
    contractorId: contractor.id,
    customerName: 'Noah Patel',
    bookingMinute: 720,
    bookingTime: '12:00 PM',
  },
}

const letters: Edits['letters'] = async () => ({
  problem: null,
  letters: [
    {
      ...{ reader: 'customer', to: 'amelia@example.com', subject: 'Your booking has changed' },
      html: '<p>What you booked has changed.</p>',
    },
  ],
})

const paidToOffice: Booking = { ...dueBooking, paymentStatus: 'paid' }
const offline =
  (amountCents: number): Edits['preview'] =>
  async (id, edits) => {
    const { price, ...answer } = await preview(id, edits)
    return { ...answer, price: price && { ...price, offlineRefundCents: cents(amountCents) } }
  }

const onClose = fn()

function Changing({ of, edits }: { readonly of: Booking; readonly edits: Partial<Edits> }) {
  return (
    <StoryHub
      backend={fakeBackend({
        edits: { preview, letters, ...edits },
        contractors: { all: async () => [contractor] },
        bookings: { between: async () => [of, nextJob] },
      })}
    >
      <Dialogs of={of} />
    </StoryHub>
  )
}

function Dialogs({ of }: { readonly of: Booking }) {
  return (
    <BookingDialogs
      dialog={{ kind: 'change', booking: of }}
      now={0}
      actions={useBookingActions()}
      onOpen={() => {}}
      onClose={onClose}
      onDeleted={() => {}}
    />
  )
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Change Service, Add-ons and Entry' }))
const make = fn<Edits['make']>()

/** A change without a price is saved as it is; nothing is saved before something is changed. */
export const WithoutAPrice: Story = {
  render: () => <Changing of={assignedBooking} edits={{ make }} />,
  play: async () => {
    make.mockResolvedValueOnce('done')
    const form = await dialog()
    await expect(await form.findByRole('checkbox', { name: 'Laundry' })).toBeChecked()
    await expect(form.getByRole('button', { name: 'Save Change' })).toBeDisabled()
    const entry = form.getByRole('textbox', { name: 'Entry' })
    await expect(entry).toHaveValue('Buzz 405')
    await userEvent.clear(entry)
    await userEvent.type(entry, 'Buzz 406')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Parking' }), 'Yes, free parking')
    await expect(form.getByRole('status', { name: 'What follows' })).toHaveTextContent(
      'The price stays as it is. Amelia Wright and Maria Santos are told by e-mail.',
    )
    await userEvent.click(form.getByRole('checkbox', { name: /^Tell amelia/ }))
    await expect(form.getByRole('status', { name: 'What follows' })).toHaveTextContent(
      'The price stays as it is. Maria Santos is told by e-mail.',
    )
    await userEvent.click(form.getByRole('checkbox', { name: 'Tell Maria Santos' }))
    await expect(form.getByRole('status', { name: 'What follows' })).toHaveTextContent(
      'The price stays as it is. Nobody is told.',
    )
    await userEvent.click(form.getByRole('button', { name: 'Save Change' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(make).toHaveBeenCalledWith(booking.id, {
      ...{ actId: expect.any(String), version: 4, shownDifferenceCents: 0 },
      edits: { details: { entryInstructions: 'Buzz 406', parkingAvailable: 'yes' } },
      tell: { customer: false, cleaner: false },
    })
  },
}

/** 'Three bedrooms, not two': the difference is shown and asked for as that of add-ons. */
export const Larger: Story = {
  render: () => <Changing of={assignedBooking} edits={{ make }} />,
  play: async () => {
    make.mockResolvedValueOnce('pay')
    const form = await dialog()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Bedrooms' }), '4')
    const ask = await form.findByRole('button', { name: 'Ask for $23.00' })
    await expect(form.getByRole('status', { name: 'Price' })).toHaveTextContent('Deep Cleaning+$20.00')
    await userEvent.click(ask)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(make).toHaveBeenCalledWith(
      booking.id,
      expect.objectContaining({ edits: { bedrooms: 4 }, shownDifferenceCents: 2300 }),
    )
  },
}

/** A change that costs more is asked for by a link; the button says the sum. */
export const Dearer: Story = {
  render: () => <Changing of={assignedBooking} edits={{ make }} />,
  play: async () => {
    make.mockResolvedValueOnce('pay')
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'Inside Oven' }))
    const ask = await form.findByRole('button', { name: 'Ask for $34.00' })
    const shown = form.getByRole('status', { name: 'Price' })
    await expect(shown).toHaveTextContent('Inside Oven+$30.00HST+$4.00')
    await expect(shown).toHaveTextContent('Total before$336.00New total$370.00To pay$34.00')
    await expect(shown).toHaveTextContent('The visit takes about 3.5 hours instead of about 3 hours.')
    await expect(form.getByRole('status', { name: 'What follows' })).toHaveTextContent(
      'gets an e-mail with a link to pay the difference.',
    )
    await expect(await form.findByRole('region', { name: 'E-mail to amelia@example.com' })).toHaveTextContent(
      'Your booking has changed',
    )
    // The link goes out in any case: without it nothing could be paid.
    await userEvent.click(form.getByRole('checkbox', { name: 'Tell Maria Santos once it is paid' }))
    await userEvent.click(ask)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(make).toHaveBeenCalledWith(
      booking.id,
      expect.objectContaining({
        tell: { customer: true, cleaner: false },
        ...{ edits: { addOns: ['laundry', 'oven-cleaning'] }, version: 4, shownDifferenceCents: 3400 },
      }),
    )
  },
}

/** A visit that would meet the cleaner's next job names it, and is made longer with a reason only. */
export const MeetsTheNextJob: Story = {
  render: () => <Changing of={meeting} edits={{ make, letters: askedLetters }} />,
  play: async () => {
    make.mockClear()
    make.mockResolvedValueOnce('pay')
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'Inside Oven' }))
    await waitFor(() =>
      expect(form.getByRole('status', { name: 'Conflicts' })).toHaveTextContent(/Noah Patel/),
    )
    await expect(form.getByRole('button', { name: 'Ask for $34.00' })).toBeDisabled()
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Change it anyway, because' }),
      'Agreed with the contractor',
    )
    await expect(await form.findByRole('region', { name: 'E-mail to amelia@example.com' })).toHaveTextContent(
      'Your booking has changed',
    )
    await expect(askedLetters).toHaveBeenLastCalledWith(meeting.id, {
      edits: { addOns: ['laundry', 'oven-cleaning'] },
      overlapReason: 'agreed',
    })
    await userEvent.click(form.getByRole('button', { name: 'Ask for $34.00' }))
    await waitFor(() =>
      expect(make).toHaveBeenCalledWith(meeting.id, expect.objectContaining({ overlapReason: 'agreed' })),
    )
  },
}
const askedLetters = fn<Edits['letters']>(letters)
const meeting: Booking = { ...assignedBooking, contractorId: contractor.id }

/** A change that costs less gives the difference back the way it was paid. */
export const Cheaper: Story = {
  render: () => <Changing of={booking} edits={{ make }} />,
  play: async () => {
    make.mockResolvedValueOnce('done')
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'There are pets at home' }))
    await form.findByRole('button', { name: 'Change and refund $28.00' })
    await expect(form.getByRole('status', { name: 'Price' })).toHaveTextContent('To give back$28.00')
    await expect(form.getByRole('status', { name: 'What follows' })).toHaveTextContent(
      'The difference goes back to the card that paid. Amelia Wright is told by e-mail.',
    )
    await userEvent.click(form.getByRole('button', { name: 'Change and refund $28.00' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(make).toHaveBeenCalledWith(
      booking.id,
      expect.objectContaining({ edits: { hasPets: false }, shownDifferenceCents: -2800 }),
    )
  },
}

/** An amount that is due on the day is paid as it is then; an amount that the office took itself goes back by hand. */
export const PaidOffline: Story = {
  render: () => <Changing of={paidToOffice} edits={{ preview: offline(2800) }} />,
  play: async () => {
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'There are pets at home' }))
    await form.findByRole('button', { name: 'Change and pay back $28.00' })
    await expect(form.getByText(/pays the difference back; then record the refund here/)).toBeVisible()
  },
}
/** The office took the booking's payment itself, and a change of it was paid by card. */
export const PaidOfflineAndByCard: Story = {
  render: () => <Changing of={paidToOffice} edits={{ preview: offline(800) }} />,
  play: async () => {
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'There are pets at home' }))
    await form.findByRole('button', { name: 'Change and refund $28.00' })
    await expect(form.getByRole('status', { name: 'What follows' })).toHaveTextContent(
      '$20.00 goes back to the card that paid. The office took the other $8.00 itself and pays that back; then record the refund here. Amelia Wright is told by e-mail.',
    )
  },
}
export const DueOnTheDay: Story = {
  render: () => <Changing of={dueBooking} edits={{}} />,
  play: async () => {
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'Inside Oven' }))
    await expect(await form.findByText(/^Amelia Wright pays \$370\.00 on the day\./)).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save Change' })).toBeEnabled()
  },
}

/** The server says no: nothing is lost of what was chosen, and what can be chosen is asked again. */
export const Refused: Story = {
  render: () => <Changing of={assignedBooking} edits={{ make, preview: asked }} />,
  play: async () => {
    make.mockRejectedValueOnce(new AdminFailure('refused', 'The contractor has another job at that time.'))
    const form = await dialog()
    await userEvent.click(await form.findByRole('checkbox', { name: 'Inside Oven' }))
    const ask = await form.findByRole('button', { name: 'Ask for $34.00' })
    const times = asked.mock.calls.length
    await userEvent.click(ask)
    // The dialog asks for the choices and for the price.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(times + 2))
    await expect(form.getByRole('checkbox', { name: 'Inside Oven' })).toBeChecked()
    await expect(await form.findByRole('button', { name: 'Ask for $34.00' })).toBeEnabled()
    await expect(onClose).not.toHaveBeenCalled()
  },
}
const asked = fn<Edits['preview']>(preview)

/** A price that cannot be made again: the details of the visit can still be changed. */
export const UnknownPrices: Story = {
  render: () => (
    <Changing of={booking} edits={{ preview: async () => ({ ...offer, why: 'unknown-prices' }) }} />
  ),
  play: async () => {
    const form = await dialog()
    await expect(await form.findByText(/^The price of this booking cannot be calculated/)).toBeVisible()
    await expect(form.queryByRole('checkbox')).toBeNull()
    await userEvent.type(form.getByRole('textbox', { name: 'Special instructions' }), ' Ring twice')
    await expect(form.getByRole('button', { name: 'Save Change' })).toBeEnabled()
  },
}

/** A change that waits for its payment can be taken back. */
export const Waiting: Story = {
  render: () => (
    <Changing
      of={booking}
      edits={{
        cancelPending,
        preview: async () => ({
          ...offer,
          waiting: { amountCents: cents(3400), until: Date.UTC(2026, 10, 21, 15) },
        }),
      }}
    />
  ),
}
export const WaitingTest: Story = {
  ...Waiting,
  tags: ['!dev'],
  play: async () => {
    cancelPending.mockClear()
    const form = await dialog()
    await expect(
      await form.findByText('A change waits for its payment of $34.00, until Nov 21, 2026, 10:00 AM.'),
    ).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Take It Back' }))
    await waitFor(() => expect(cancelPending).toHaveBeenCalledWith(booking.id))
    await expect(onClose).not.toHaveBeenCalled()
  },
}
const cancelPending = fn<Edits['cancelPending']>(async () => undefined)

/** The choices could not be asked for; then they can. */
export const NotLoaded: Story = {
  render: () => <Changing of={booking} edits={{ preview: asked }} />,
  beforeEach: () => {
    asked.mockRejectedValueOnce(new AdminFailure('unreachable', 'The server could not be reached.'))
  },
}
export const NotLoadedTest: Story = {
  ...NotLoaded,
  tags: ['!dev'],
  play: async () => {
    const form = await dialog()
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'This booking cannot be changed here.The server could not be reached.',
    )
    await expect(form.getByRole('button', { name: 'Save Change' })).toBeDisabled()
    await userEvent.click(form.getByRole('button', { name: 'Try again' }))
    await expect(await form.findByRole('checkbox', { name: 'Laundry' })).toBeChecked()
  },
}
