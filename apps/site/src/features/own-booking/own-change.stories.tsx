import { cents } from '@dustforce/core/money'
import { addDays, businessDate, type Day, dayOn, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { bookingTerms } from '@dustforce/office/ledger'
import type { OwnCancelPreview, OwnEditPreview, OwnEdits } from '@dustforce/supabase/own-booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { upcomingBooking } from '../../testing/story-booking.ts'
import type { ChangeActs } from './change-acts.ts'
import { LoadedBooking } from './loaded-booking.tsx'
import { OwnChange, type OwnChangeProps } from './own-change.tsx'

const today = businessDate('2027-03-08')
const now = instantOf(today, 600, gtaPolicy.zone)
const days = Array.from(
  { length: 14 },
  (_, nr): Day => dayOn(gtaPolicy, { now, limit: 10, taken: { '2027-03-16': 10 } }, addDays(today, nr)),
)
const tooLate = 'It is too late to do this online. Please call us.'
const preview: OwnCancelPreview = {
  refundCents: cents(33_600),
  offlineRefundCents: cents(0),
  keptCents: cents(0),
  explanation: 'Full refund of $336.00 until Mar 14, 2027, 9:00 AM, within 5-7 business days.',
}

const offer: OwnEditPreview = {
  version: 4,
  preview: null,
  addOns: [
    { id: 'laundry', name: 'Laundry', unit: '1 load', amountCents: cents(2_000), isBooked: true },
    { id: 'oven-cleaning', name: 'Inside Oven', unit: '', amountCents: cents(3_000), isBooked: false },
  ],
  hasPets: true,
  why: null,
}

function priceOf({ addOns = [], hasPets = true }: OwnEdits): OwnEditPreview['preview'] {
  const lines = [
    ...(addOns.includes('oven-cleaning') ? [{ label: 'Inside Oven', changeCents: cents(3_000) }] : []),
    ...(hasPets ? [] : [{ label: 'Pet fee', changeCents: cents(-2_500) }]),
  ]
  if (lines.length === 0) return null
  const net = lines.reduce((sum, { changeCents }) => sum + changeCents, 0)
  const tax = Math.round((net * 0.13) / 100) * 100
  return {
    oldTotalCents: cents(33_600),
    newTotalCents: cents(33_600 + net + tax),
    differenceCents: cents(net + tax),
    offlineRefundCents: cents(0),
    lines: [...lines, { label: 'HST', changeCents: cents(tax) }],
  }
}

const meta: Meta<typeof OwnChange> = {
  title: 'Site/Change of a booking',
  component: OwnChange,
  args: {
    page: upcomingBooking,
    onChanged: fn(),
    onCanceled: fn(),
    acts: {
      askOfSeries: fn<ChangeActs['askOfSeries']>(async () => ({ status: 0, body: {} })),
      previewCancel: fn<ChangeActs['previewCancel']>(async () => ({ ok: true, value: preview })),
      cancel: fn<ChangeActs['cancel']>(async () => ({ ok: true, value: { refundCents: cents(33_600) } })),
      openTimes: fn<ChangeActs['openTimes']>(async () => ({
        ok: true,
        value: {
          terms: {
            movesLeft: 3,
            movableUntil: instantOf(businessDate('2027-03-14'), 540, gtaPolicy.zone),
            rules: {
              ...bookingTerms(gtaPolicy),
              now: instantOf(businessDate('2027-03-10'), 540, gtaPolicy.zone),
            },
          },
          days,
        },
      })),
      move: fn<ChangeActs['move']>(async () => ({ ok: true, value: { date: '2027-03-17' } })),
      previewEdits: fn<ChangeActs['previewEdits']>(async (edits) => ({
        ok: true,
        value: edits.details === undefined ? offer : { ...offer, preview: priceOf(edits) },
      })),
      edit: fn<ChangeActs['edit']>(async (_, edits) => ({
        ok: true,
        value:
          edits.addOns?.includes('oven-cleaning') === true
            ? { status: 'pay', url: 'https://pay.example/c' }
            : { status: 'done' },
      })),
      cancelPendingChange: fn<ChangeActs['cancelPendingChange']>(async () => ({ ok: true })),
      pay: fn<ChangeActs['pay']>(),
    },
  },
}
export default meta

type Story = StoryObj<typeof OwnChange>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function chooseTime(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose another time' }))
  await userEvent.click(await canvas.findByRole('button', { name: /Wednesday, March 17/ }))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /New start time/ }), '1:00 PM')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

export const Moved: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Change of plans?' })).toBeVisible()
    await chooseTime(canvas)
    await expect(canvas.getByRole('heading', { name: 'Move your booking?' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Move your booking?' })).toHaveFocus()
    await expect(canvas.getByText('Monday, March 15, 2027 at 9:00 AM')).toBeVisible()
    await expect(canvas.getByText('Free to cancel or move until Mar 16, 2027, 1:00 PM.')).toBeVisible()
    await expect(args.acts.move).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Move my booking' }))
    await expect(args.acts.move).toHaveBeenCalledWith(expect.any(String), '2027-03-17', 780)
    await expect(
      await canvas.findByText(
        'Your booking is moved to Wednesday, March 17, 2027 at 1:00 PM. You get an e-mail.',
      ),
    ).toBeVisible()
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

/** A visit that is moved to a time so near that canceling is no longer free. */
export const MovedIntoTheNotice: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      openTimes: fn<ChangeActs['openTimes']>(async () => ({
        ok: true,
        value: {
          terms: {
            movesLeft: 3,
            movableUntil: instantOf(businessDate('2027-03-17'), 600, gtaPolicy.zone),
            rules: {
              ...bookingTerms(gtaPolicy),
              now: instantOf(businessDate('2027-03-17'), 420, gtaPolicy.zone),
            },
          },
          days,
        },
      })),
    } as ChangeActs,
  },
  play: async ({ canvas }) => {
    const warning =
      'This start is less than 24 hours away: it is not refundable, and it cannot be moved online.'
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another time' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Wednesday, March 17/ }))
    await expect(canvas.queryByText(warning)).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /New start time/ }), '1:00 PM')
    await expect(canvas.getByText(warning)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText(warning)).toBeVisible()
  },
}

export const TakenMeanwhile: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      move: fn<ChangeActs['move']>(async () => ({
        ok: false,
        reason: 'refused',
        message: 'Bookings are full for this day: Please select another available date.',
      })),
    } as ChangeActs,
  },
  play: async ({ canvas, args }) => {
    await chooseTime(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Move my booking' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Bookings are full for this day/)
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

/** Nobody knows whether it was done: the same screen stays, and the same button does it once. */
export const NotAnswered: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      move: fn<ChangeActs['move']>(async () => ({ ok: false, reason: 'unavailable' })),
    } as ChangeActs,
  },
  play: async ({ canvas, args }) => {
    await chooseTime(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Move my booking' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We got no answer.*never done twice/)
    await expect(canvas.getByRole('button', { name: 'Move my booking' })).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const CanceledTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }))
    await expect(await canvas.findByText(preview.explanation)).toBeVisible()
    await expect(args.acts.cancel).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel and get $336.00 back' }))
    await expect(args.acts.cancel).toHaveBeenCalledWith(expect.any(String), preview)
    await expect(args.onCanceled).toHaveBeenCalledOnce()
    await expect(args.onCanceled).toHaveBeenCalledWith(
      expect.stringMatching(/^\$336\.00 is refunded\. It goes back to the card/),
    )
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

/** The bank has to decide first: nothing is promised, and the start is named. */
export const CanceledWhileTheBankLooks: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      previewCancel: fn<ChangeActs['previewCancel']>(async () => ({
        ok: true,
        value: { ...preview, refundWaitsCents: cents(33_600), when: 'Mar 15, 2027, 9:00 AM' },
      })),
    } as ChangeActs,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }))
    await expect(
      await canvas.findByRole('heading', { name: 'If you cancel the cleaning of Mar 15, 2027, 9:00 AM now' }),
    ).toBeVisible()
    await expect(canvas.getByText('Waits for your bank')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Cancel Mar 15, 2027, 9:00 AM, and wait for my bank' }),
    ).toBeVisible()
  },
}

const bothWays =
  /\$36\.00 of it goes back to the card you paid with; .* The other \$300\.00 we pay back to you ourselves/

/** A part was paid to the office: both amounts are named, before and after. */
export const CanceledWithBothWays: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      previewCancel: fn<ChangeActs['previewCancel']>(async () => ({
        ok: true,
        value: { ...preview, offlineRefundCents: cents(30_000) },
      })),
    } as ChangeActs,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }))
    await expect(await canvas.findByText(bothWays)).toBeVisible()
  },
}
export const CanceledWithBothWaysTest: Story = {
  ...CanceledWithBothWays,
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, args } = context
    await CanceledWithBothWays.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel and get $336.00 back' }))
    await expect(args.onCanceled).toHaveBeenCalledOnce()
    await expect(args.onCanceled).toHaveBeenCalledWith(expect.stringMatching(bothWays))
  },
}

const late: OwnCancelPreview = {
  refundCents: cents(0),
  offlineRefundCents: cents(0),
  keptCents: cents(33_600),
  explanation: 'Less than 24 hours before the start, a booking is not refundable.',
}

export const ChangedMeanwhile: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      cancel: fn<ChangeActs['cancel']>(async () => ({ ok: false, reason: 'refused', preview: late })),
    } as ChangeActs,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel and get $336.00 back' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was changed.')
    await expect(canvas.getByRole('button', { name: 'Cancel without a refund' })).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}
export const ChangedMeanwhileTest: Story = {
  ...ChangedMeanwhile,
  tags: ['!dev'],
  play: async (context) => {
    const { canvas } = context
    await ChangedMeanwhile.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my booking' }))
    await expect(canvas.getByRole('button', { name: 'Cancel the booking' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Change of plans?' })).toHaveFocus()
  },
}

/** Each act says until when it is possible. */
export const UntilWhen: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Another time can be chosen until Mar 14, 2027, 9:00 AM, 3 more times.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Add-ons and pets can be changed until Mar 14, 2027, 9:00 AM, notes until we arrive.'),
    ).toBeVisible()
    await expect(canvas.getByText(preview.explanation)).toBeVisible()
  },
}

/** When it is too late to change the booking, the page offers the phone number instead. */
export const PastTheCutOff: Story = {
  args: {
    page: {
      ...upcomingBooking,
      acts: {
        move: { until: 'Mar 14, 2027, 9:00 AM', times: 3, problem: tooLate },
        change: { until: 'Mar 14, 2027, 9:00 AM', problem: tooLate },
        cancel:
          'The time for a full refund ended Mar 14, 2027, 9:00 AM. The booking is no longer refundable.',
        holdsForMs: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Choose another time' })).toBeNull()
    await expect(canvas.getAllByText(/It is too late to do this online\. Please call us\./)).toHaveLength(2)
    const phones = canvas.getAllByRole('link', { name: '(416)\u00a0555-0199' })
    await expect(phones).toHaveLength(2)
    await expect(phones[0]).toHaveAttribute('href', 'tel:+14165550199')
    await expect(canvas.getByRole('button', { name: 'Change add-ons or notes' })).toBeVisible()
    await expect(canvas.getByText(/no longer refundable/)).toBeVisible()
  },
}

export const MovesUsedUp: Story = {
  args: {
    page: {
      ...upcomingBooking,
      acts: upcomingBooking.acts && {
        ...upcomingBooking.acts,
        move: {
          until: 'Mar 14, 2027, 9:00 AM',
          times: 0,
          problem: 'This booking cannot be moved online again. Please call us.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Choose another time' })).toBeNull()
    await expect(canvas.getByText(/cannot be moved online again/)).toBeVisible()
  },
}

export const TooLate: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      openTimes: fn<ChangeActs['openTimes']>(async () => ({
        ok: false,
        reason: 'refused',
        message: 'It is too late to do this online. Please call us.',
      })),
    } as ChangeActs,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another time' }))
    const notice = within(await canvas.findByRole('alert'))
    await expect(notice.getByText('It is too late to do this online. Please call us.')).toBeVisible()
    await expect(notice.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/))
    // Asking again would not help.
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
export const TooLateTest: Story = {
  ...TooLate,
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, args } = context
    await TooLate.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('button', { name: 'Choose another time' })).toBeVisible()
    // The page may show the state of yesterday.
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

export const ChangedForMore: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change add-ons or notes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing is changed yet.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inside Oven' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'How we get in' }), 'Code 4711')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      await canvas.findByRole('heading', { name: 'What this changes about the price' }),
    ).toHaveFocus()
    await expect(canvas.getByText('+$30.00')).toBeVisible()
    await expect(canvas.getByText('To pay now')).toBeVisible()
    await expect(args.acts.edit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $34.00 and change' }))
    await expect(args.acts.edit).toHaveBeenCalledWith(
      expect.any(String),
      { addOns: ['laundry', 'oven-cleaning'], hasPets: true, details: { entryInstructions: 'Code 4711' } },
      expect.objectContaining({ version: 4 }),
    )
    await expect(args.acts.pay).toHaveBeenCalledWith('https://pay.example/c')
  },
}

export const ChangedForLess: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change add-ons or notes' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'There are pets at home' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const change = await canvas.findByRole('button', { name: 'Change and get $28.00 back' })
    await expect(canvas.getByText(/^It goes back to the card you paid with; /)).toBeVisible()
    await userEvent.click(change)
    await expect(
      await canvas.findByText(/^Your changes are saved\..* \$28\.00 is refunded\. It goes back to the card/),
    ).toBeVisible()
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

export const OnlyWhatHasNoPrice: Story = {
  args: {
    acts: {
      ...(meta.args?.acts ?? {}),
      previewEdits: fn<ChangeActs['previewEdits']>(async () => ({
        ok: true,
        value: { ...offer, why: 'too-late' },
      })),
      edit: fn<ChangeActs['edit']>(async () => ({
        ok: false,
        reason: 'refused',
        message: 'This booking has changed in the meantime. Please check it again.',
      })),
    } as ChangeActs,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change add-ons or notes' }))
    await expect(await canvas.findByText(/^It is too late to change add-ons/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Special instructions' }), 'Ring twice')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('The price stays as it is.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /changed in the meantime.*Nothing was changed/,
    )
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

const waiting = {
  ...upcomingBooking,
  change: {
    amountCents: cents(3_400),
    url: 'https://pay.example/c',
    until: 'Mar 8, 2027, 10:35 AM',
    isOwed: false,
  },
}

export const WaitsForItsPayment: Story = {
  args: { page: waiting },
}
export const WaitsForItsPaymentTest: Story = {
  ...WaitsForItsPayment,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay $34.00' })).toHaveAttribute(
      'href',
      'https://pay.example/c',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Do not change' }))
    await expect(args.acts.cancelPendingChange).toHaveBeenCalledOnce()
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

export const PaidAndMade: Story = {
  args: { cameBack: 'paid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Thank you\. The change is paid/)).toBeVisible()
  },
}

/** The page says what happened until something else is begun, and not again when it is loaded again. */
export const PaidAndReadOnce: Story = {
  tags: ['!dev'],
  args: { cameBack: 'paid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Thank you\. The change is paid/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my booking' }))
    await expect(canvas.queryByText(/^Thank you\. The change is paid/)).toBeNull()
  },
}

function CancelingPage({ acts }: OwnChangeProps) {
  const [page, setPage] = useState(upcomingBooking)
  return (
    <LoadedBooking
      page={page}
      feedUrl={null}
      onBookAgain={async () => undefined}
      onPrint={() => undefined}
      onSaveFile={() => undefined}
      onSend={async () => null}
      changes={{ acts, onChanged: () => setPage({ ...upcomingBooking, stage: 'canceled', acts: null }) }}
    />
  )
}

/** The customer reads what canceling has done where the page says that the booking is canceled, and the page is there. */
export const Canceled: Story = {
  render: (args) => <CancelingPage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel and get $336.00 back' }))
    const said = await canvas.findByText(/^\$336\.00 is refunded\. It goes back to the card/)
    await expect(said).toBeVisible()
    await expect(canvas.getByText('This booking is canceled')).toBeVisible()
    const notice = canvas.getByRole('group', { name: 'This booking is canceled' })
    await expect(notice).toHaveFocus()
    await expect(notice).toHaveAccessibleDescription(said.textContent)
  },
}

export const PaymentOnItsWay: Story = {
  args: { page: waiting, cameBack: 'paid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We are waiting for your payment to be confirmed/)).toBeVisible()
  },
}
