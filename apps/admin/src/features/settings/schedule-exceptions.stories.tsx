import { gtaPriceBook } from '@dustforce/core/catalogue'
import { businessDate } from '@dustforce/core/schedule'
import { mostUnfitNamed, type ScheduleException } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ScheduleExceptionDialog } from '../../patterns/schedule-exception-dialog.tsx'
import { booking } from '../../testing/samples.ts'
import { CapacityForm } from './capacity-form.tsx'
import { ResourceList } from './resource-list.tsx'
import { ScheduleExceptionList } from './schedule-exception-list.tsx'
import { SettingsCard } from './settings-cards.tsx'
import { UnfitBookings } from './unfit-bookings.tsx'

const meta: Meta = { title: 'Admin/Closed days' }
export default meta

type Story = StoryObj

const eve = businessDate('2026-12-24')
const days: readonly ScheduleException[] = [
  { kind: 'hours', date: eve, hours: ['09:00', '12:00'] },
  {
    kind: 'closed',
    id: '1',
    from: businessDate('2026-12-25'),
    to: businessDate('2026-12-26'),
    reason: 'Merry Christmas! We are back on Sunday.',
  },
]
const list = { onEdit: fn(), onLift: fn() }

export const List: Story = {
  render: () => (
    <SettingsCard title="Closed days and special hours" hint="The website’s calendar changes at once.">
      <ScheduleExceptionList days={days} busy={false} {...list} />
    </SettingsCard>
  ),
}
export const ListTest: Story = {
  ...List,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Thursday, Dec 24, 2026Jobs start from 9:00 AM to 12:00 PMOther hoursLift',
      'Dec 25, 2026 to Dec 26, 2026Merry Christmas! We are back on Sunday.ClosedLift',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Thursday, Dec 24, 2026' }))
    await expect(list.onEdit).toHaveBeenCalledWith(days[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Lift Dec 25, 2026 to Dec 26, 2026' }))
    await expect(list.onLift).toHaveBeenCalledWith(days[1])
  },
}

const dialog = { onDraft: fn(), onSave: fn(), onClose: fn() }
const shown = async () => within(await within(document.body).findByRole('dialog'))

export const ClosesSoldDays: Story = {
  render: () => (
    <ScheduleExceptionDialog
      day={null}
      today="2026-11-21"
      busy={false}
      sold={[{ ...booking, bookingDate: eve, customerName: 'Amelia Wright' }]}
      looking={false}
      {...dialog}
    />
  ),
  play: async () => {
    const form = await shown()
    await userEvent.click(form.getByRole('button', { name: 'Close Days' }))
    await expect(form.getByLabelText(/^First day/)).toHaveAccessibleDescription('Please choose a date')
    await userEvent.type(form.getByLabelText(/^First day/), '2026-12-24')
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Christmas')
    await expect(dialog.onDraft).toHaveBeenLastCalledWith({
      kind: 'closed',
      from: eve,
      to: eve,
      reason: 'Christmas',
    })
    await expect(form.getByRole('status')).toHaveTextContent(
      '1 job is booked for a time at which you are closed' +
        'Thursday, Dec 24, 2026, 9:00 AM · Amelia Wright' +
        'These jobs stay booked, and are marked until you move or cancel them.',
    )
    await userEvent.click(form.getByRole('button', { name: 'Close Days, Keep 1 job' }))
    await expect(dialog.onSave).toHaveBeenCalledWith({
      kind: 'closed',
      from: eve,
      to: eve,
      reason: 'Christmas',
    })
  },
}
export const OtherHours: Story = {
  render: () => (
    <ScheduleExceptionDialog
      day={days[0] ?? null}
      today="2026-11-21"
      busy={false}
      sold={[booking]}
      looking={false}
      {...dialog}
    />
  ),
  play: async () => {
    const form = await shown()
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'First start' }), '1:00 PM')
    await userEvent.click(form.getByRole('button', { name: 'Save Hours' }))
    await expect(form.getByRole('combobox', { name: 'Last start' })).toHaveAccessibleDescription(
      'The last job cannot start before the first',
    )
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'First start' }), '10:00 AM')
    await userEvent.click(form.getByRole('button', { name: 'Save Hours, Keep 1 job' }))
    await expect(dialog.onSave).toHaveBeenLastCalledWith({
      kind: 'hours',
      date: eve,
      hours: ['10:00', '12:00'],
    })
  },
}

const saveLimits = fn()
const noLimits = {
  monday_limit: null,
  tuesday_limit: null,
  wednesday_limit: null,
  thursday_limit: null,
  friday_limit: null,
  saturday_limit: 6,
  sunday_limit: null,
  crews: null,
  crew_buffer_minutes: 0,
}

export const WeekdaysAndCrews: Story = {
  render: () => (
    <SettingsCard title="Weekdays and crews" hint="What limits bookings besides the daily limit.">
      <CapacityForm
        values={noLimits}
        busy={false}
        consequences={({ crews }) => (
          <UnfitBookings
            bookings={
              crews === null
                ? []
                : [
                    {
                      id: 'b1',
                      customerName: 'Amelia Wright',
                      date: eve,
                      time: '9:00 AM',
                      reason: 'over-crews',
                    },
                  ]
            }
          />
        )}
        onSave={saveLimits}
      />
    </SettingsCard>
  ),
}
/** More booked jobs than are named. */
export const ManyUnfit: Story = {
  render: () => (
    <UnfitBookings
      bookings={Array.from({ length: mostUnfitNamed }, (_, nr) => ({
        ...{ id: `b${nr}`, customerName: `Customer ${nr}`, date: eve, time: '9:00 AM' },
        reason: 'over-daily-limit',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100 or more booked jobs no longer fit')).toBeVisible()
  },
}

/** A company whose services use more than crews. */
export const Resources: Story = {
  render: () => (
    <SettingsCard title="Weekdays and crews" hint="What limits bookings besides the daily limit.">
      <CapacityForm values={noLimits} busy={false} onSave={saveLimits} />
      <ResourceList
        policy={{
          resources: { 'steam-cleaner': 2, van: 3, lift: 0 },
          services: {
            'deep-clean': { needs: ['steam-cleaner', 'van'] },
            'move-clean': { needs: ['steam-cleaner', 'van'] },
          },
        }}
        services={gtaPriceBook.services}
      />
    </SettingsCard>
  ),
}
export const ResourcesTest: Story = {
  ...Resources,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Needed besides a crew' }))
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × steam-cleanerDeep Cleaning, Move-In/Out Clean',
      '3 × vanDeep Cleaning, Move-In/Out Clean',
      '0 × liftNo service needs it',
    ])
  },
}

export const WeekdaysAndCrewsTest: Story = {
  ...WeekdaysAndCrews,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save weekdays and crews' })
    await expect(save).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Saturday' })).toHaveValue('6')
    const crews = canvas.getByRole('textbox', { name: 'Crews at a time' })
    await userEvent.type(crews, '0')
    await expect(crews).toHaveAccessibleDescription(/Enter a whole number from 1 to 100/)
    await expect(save).toBeDisabled()
    await userEvent.clear(crews)
    await userEvent.type(crews, '2')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Saturday' }))
    await expect(
      canvas.getByText(/^Thursday, Dec 24, 2026, 9:00 AM · Amelia Wright. More jobs are booked/),
    ).toBeVisible()
    await userEvent.click(save)
    await expect(saveLimits).toHaveBeenCalledWith({ ...noLimits, saturday_limit: null, crews: 2 }, noLimits)
  },
}
