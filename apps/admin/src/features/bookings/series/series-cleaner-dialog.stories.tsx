import { businessDate } from '@dustforce/core/schedule'
import type { Booking } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Toasts } from '../../../app/toasts.tsx'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import { booking, contractor } from '../../../testing/story-records.ts'
import { storySeries } from '../../../testing/story-series.ts'
import { SeriesCleanerDialog } from './series-cleaner-dialog.tsx'

const now = Date.parse('2026-12-01T15:00:00Z')
const maria = { ...contractor, serviceAreas: [], availability: { days: [], times: [] } }
const daniel = { ...maria, id: 'c2', fullName: 'Daniel Okafor', serviceAreas: ['Vaughan'] }
const priya = { ...maria, id: 'c3', fullName: 'Priya Raman' }

/** The visits of the series that are to come, and another job of Priya's. */
const visits: readonly Booking[] = storySeries.visits
  .filter(({ date, status }) => date > '2026-12-01' && status !== 'canceled')
  .map(({ bookingId: id, date: bookingDate, time: bookingTime }) => ({
    ...{ ...booking, id, bookingDate, bookingTime, bookingMinute: 540, paymentStatus: 'arranged' },
    ...{ bookingStatus: 'assigned', contractorId: maria.id, assignedCleanerName: maria.fullName },
  }))
const theirs: Booking = {
  ...{ ...booking, id: 'b9', customerName: 'Zoe Papadakis', contractorId: priya.id },
  ...{ bookingDate: businessDate('2026-12-08'), bookingTime: '10:00 AM', bookingMinute: 600 },
}

const change = fn<ReturnType<typeof fakeBackend>['many']['change']>(async (_, changes) => ({
  batch: 'u1',
  results: changes.map(({ booking: { id } }) => ({
    ...{ id, customerName: booking.customerName, outcome: 'done', message: '' },
  })),
}))
const onClose = fn()

function Opened() {
  return (
    <StoryHub
      now={now}
      backend={fakeBackend({
        contractors: { all: async () => [daniel, maria, priya] },
        bookings: {
          between: async (from, to) =>
            [...visits, theirs].filter(({ bookingDate: day }) => day !== null && day >= from && day <= to),
        },
        customers: { neverAgain: async () => ({ b4: [priya.id] }) },
        many: { change },
      })}
    >
      <SeriesCleanerDialog booking={{ ...booking, id: 'b2' }} series={storySeries} onClose={onClose} />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta<typeof Opened> = {
  title: 'Admin/Visits that repeat/Cleaner',
  component: Opened,
  beforeEach: () => {
    change.mockClear()
    onClose.mockClear()
  },
}
export default meta

type Story = StoryObj<typeof Opened>

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Contractor of All Visits to Come' }))

/** The dialog says of each visit what speaks against a cleaner, before anything is done. */
export const WithReasonsAgainst: Story = {
  play: async () => {
    const open = await dialog()
    const cleaner = await open.findByRole('combobox', { name: 'Contractor' })
    await expect(
      [...cleaner.querySelectorAll('option')].slice(1).map(({ textContent }) => textContent),
    ).toEqual([
      'Maria Santos: free for all',
      'Daniel Okafor: 2 with a reason against',
      'Priya Raman: 2 with a reason against',
    ])
    await userEvent.selectOptions(cleaner, priya.id)
    const [first, second] = open.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Dec 8, 2026.*now Maria Santos.*Has another job.*Zoe Papadakis/)
    await expect(second).toHaveTextContent(/^Jan 6, 2027.*now Maria Santos.*The customer/)
    await expect(open.getByRole('button', { name: 'Assign 2 Visits' })).toBeDisabled()
  },
}

/** A reason is given once, and recorded with the visits that ask for one. */
export const WithReasonsAgainstTest: Story = {
  tags: ['!dev'],
  play: async () => {
    const open = await dialog()
    await userEvent.selectOptions(await open.findByRole('combobox', { name: 'Contractor' }), priya.id)
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Assign anyway, because' }), 'agreed')
    await userEvent.click(open.getByRole('button', { name: 'Assign 2 Visits' }))
    await expect(change).toHaveBeenCalledWith('assign', [
      expect.objectContaining({
        patch: expect.objectContaining({ contractorId: priya.id, overlapReason: 'agreed' }),
      }),
      expect.objectContaining({ patch: expect.objectContaining({ contractorId: priya.id }) }),
    ])
    await screen.findByText('Assigned to Priya Raman')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

/** The one who has all of them already has nothing to be given. */
export const NothingToAssignTest: Story = {
  tags: ['!dev'],
  play: async () => {
    const open = await dialog()
    await userEvent.selectOptions(await open.findByRole('combobox', { name: 'Contractor' }), maria.id)
    await expect(open.getByRole('button', { name: 'Assign Visits' })).toBeDisabled()
    await expect(open.getAllByRole('listitem')[0]).toHaveTextContent(/^Dec 8, 2026.*Maria Santos$/)
  },
}

/** The letters of the visits are looked at before they are assigned. */
export const WithLettersTest: Story = {
  tags: ['!dev'],
  play: async () => {
    const open = await dialog()
    await userEvent.selectOptions(await open.findByRole('combobox', { name: 'Contractor' }), daniel.id)
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Assign anyway, because' }), 'agreed')
    await userEvent.click(open.getByRole('button', { name: 'Assign and e-mail...' }))
    const letters = within(await screen.findByRole('dialog', { name: 'Assign and E-mail' }))
    await expect(letters.getByRole('button', { name: 'Assign 2 and send 4 e-mails' })).toBeVisible()
  },
}
