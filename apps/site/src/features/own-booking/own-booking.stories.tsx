import { cents } from '@dustforce/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { bookedVisit, upcomingBooking } from '../../testing/story-booking.ts'
import { LoadedBooking, type LoadedBookingProps } from './loaded-booking.tsx'
import { OwnBookingView } from './own-booking-view.tsx'

const upcoming = upcomingBooking
const visit = bookedVisit
const unpaid = { ...upcoming.receipt, isPaid: false, bookedOn: null }

interface OwnBookingProps extends Omit<LoadedBookingProps, 'page'> {
  readonly page: ComponentProps<typeof OwnBookingView>['page']
  readonly onRetry: () => void
  readonly onAskForLink: (email: string) => Promise<string | null>
}

function OwnBooking({ page, onRetry, onAskForLink, ...booking }: OwnBookingProps) {
  return (
    <OwnBookingView page={page} onRetry={onRetry} onAskForLink={onAskForLink}>
      {(opened) => <LoadedBooking {...booking} page={opened} />}
    </OwnBookingView>
  )
}

const meta: Meta<OwnBookingProps> = {
  title: 'Site/Your booking',
  component: OwnBooking,
  args: {
    page: upcoming,
    feedUrl: 'https://project.example/functions/v1/calendar/token.ics',
    onRetry: fn(),
    onBookAgain: fn(async () => undefined),
    onPrint: fn(),
    onSaveFile: fn(),
    onSend: fn(async () => null),
    onAskForLink: fn(async () => null),
  },
}
export default meta

type Story = StoryObj<OwnBookingProps>

export const Upcoming: Story = {}
export const UpcomingTest: Story = {
  ...Upcoming,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
    for (const text of ['Monday, March 15, 2027 at 9:00 AM', 'about 3.5 hours', 'Ana', 'a•••@example.com'])
      await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByText('HST registration number')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Total paid $336.00' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await expect(args.onSaveFile).toHaveBeenCalledWith('BEGIN:VCALENDAR')
    await expect(canvas.getByRole('link', { name: 'Follow in my calendar' })).toHaveAttribute(
      'href',
      'webcal://project.example/functions/v1/calendar/token.ics',
    )
    // Calendars in a browser open no such links: they take the address.
    await userEvent.click(canvas.getByText('Nothing opens?'))
    await expect(canvas.getByText('https://project.example/functions/v1/calendar/token.ics')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Write a message' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
      /Please write a message\./,
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(args.onSend).toHaveBeenCalledWith('Hello')
    await expect(await canvas.findByText('Thank you, the office has your message.')).toBeVisible()
  },
}

export const Unpaid: Story = {
  args: {
    page: {
      ...upcoming,
      stage: 'unpaid',
      visit: { ...visit, cleaner: null, calendar: null, feedToken: null },
      receipt: { ...unpaid, payment: 'Unpaid' },
      pay: { url: 'https://pay.example/1', until: 'Mar 1, 2027, 10:35 AM' },
    },
    feedUrl: null,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We keep the time for you until Mar 1, 2027, 10:35 AM.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    )
    await expect(canvas.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  },
}

export const Lapsed: Story = {
  args: {
    page: { ...upcoming, stage: 'lapsed', receipt: { ...unpaid, payment: 'Not paid in time' } },
    feedUrl: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking was not paid in time')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Book again' })).toBeVisible()
  },
}

export const Canceled: Story = {
  args: {
    page: {
      ...upcoming,
      stage: 'canceled',
      visit: { ...visit, calendar: null, feedToken: null },
      receipt: {
        ...upcoming.receipt,
        payment: 'Paid, $168.00 refunded, $168.00 kept',
        refundedCents: cents(16_800),
        returnedCents: cents(16_800),
        keptCents: cents(16_800),
        keptTaxCents: cents(1_950),
        refunds: [{ amountCents: cents(16_800), on: 'Mar 3, 2027, 10:00 AM' }],
      },
    },
    feedUrl: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking is canceled')).toBeVisible()
    await expect(await canvas.findByText('Refunded, Mar 3, 2027, 10:00 AM')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Payments and credit note' })).toBeVisible()
    await expect(canvas.getByText('$19.50')).toBeVisible()
    await expect(canvas.getByText(/^Payment: Paid, \$168\.00 refunded, \$168\.00 kept\./)).toBeVisible()
  },
}

/** Something had gone back before, for a change; for the cancellation nothing does. */
export const CanceledAndKept: Story = {
  args: {
    page: {
      ...upcoming,
      stage: 'canceled',
      receipt: {
        ...upcoming.receipt,
        payment: 'Paid, $28.00 refunded, $336.00 kept',
        payments: [{ amountCents: cents(36_400), on: null }],
        returnedCents: cents(2800),
        refunds: [
          { amountCents: cents(1300), on: 'Mar 8, 2027, 9:00 AM' },
          { amountCents: cents(1500), on: 'Mar 9, 2027, 9:00 AM' },
        ],
        ...{ keptCents: cents(33_600), keptTaxCents: cents(3900) },
      },
    },
    feedUrl: null,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No cleaning takes place. $336.00 is kept, with $39.00 HST in it.'),
    ).toBeVisible()
    await expect(await canvas.findByText('Refunded, Mar 9, 2027, 9:00 AM')).toBeVisible()
    await expect(canvas.getByText('-$13.00')).toBeVisible()
  },
}

/** The page names the refund before it has arrived. */
export const CanceledRefundOnItsWay: Story = {
  args: {
    page: {
      ...upcoming,
      stage: 'canceled',
      visit: { ...visit, calendar: null, feedToken: null },
      receipt: {
        ...upcoming.receipt,
        payment: 'Paid, $168.00 on its way back, $168.00 kept',
        onItsWayCents: cents(16_800),
        keptCents: cents(16_800),
        keptTaxCents: cents(1_950),
      },
    },
    feedUrl: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refunds go back the way they were paid.')).toBeVisible()
    await expect(await canvas.findByText('On its way back')).toBeVisible()
    await expect(canvas.getByText('-$168.00')).toBeVisible()
    await expect(canvas.queryByText('Total paid')).toBeNull()
  },
}

export const Past: Story = {
  args: { page: { ...upcoming, stage: 'past' } },
}
export const PastTest: Story = {
  ...Past,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Completed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book again' }))
    await expect(args.onBookAgain).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Before we arrive')).not.toBeInTheDocument()
  },
}

export const UnderWay: Story = {
  args: { page: { ...upcoming, stage: 'past', visit: { ...visit, isUnderWay: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Under way')).toBeVisible()
    await expect(canvas.queryByText('Completed')).toBeNull()
    await expect(canvas.queryByText('The same again?')).toBeNull()
  },
}

export const OnlyTheReceipt: Story = {
  args: { page: { ...upcoming, stage: 'receipt', visit: null }, feedUrl: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(canvas.queryByText('a•••@example.com')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { page: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your booking...')
  },
}

export const NotFound: Story = {
  args: { page: 'missing' },
}
export const NotFoundTest: Story = {
  ...NotFound,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a new link' }))
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail address' })).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your e-mail address' }), 'Ada@Example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a new link' }))
    await expect(args.onAskForLink).toHaveBeenCalledWith('ada@example.com')
    await expect(
      await canvas.findByText(
        'If there is a booking for this address, an e-mail with its link is on its way.',
      ),
    ).toBeVisible()
  },
}

export const Offline: Story = {
  args: { page: 'unavailable' },
}
export const OfflineTest: Story = {
  ...Offline,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your booking could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const TooFast: Story = {
  args: { page: 'rate-limited' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait a minute')
  },
}
