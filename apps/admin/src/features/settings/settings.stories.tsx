import type { PromoCode } from '@dustforce/core/promo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { encode } from 'uqr'
import { EraseCustomerDialog } from '../../patterns/erase-customer-dialog.tsx'
import { rowsOf } from '../../testing/rows-of.ts'
import { CannedReplyForm, CannedReplyList } from './canned-reply-list.tsx'
import { CustomerDataForm } from './customer-data-form.tsx'
import { DailyLimitForm } from './daily-limit-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { OfficeRightsForm } from './office-rights-form.tsx'
import { PromoFormDialog } from './promo-form-dialog.tsx'
import { PromoList } from './promo-list.tsx'
import { RetentionForm } from './retention-form.tsx'
import { SettingsCard } from './settings-cards.tsx'
import { SettingsIndex } from './settings-index.tsx'
import { TeamList } from './team-list.tsx'
import { TwoSteps } from './two-steps-card.tsx'

const meta: Meta = { title: 'Admin/Office' }
export default meta

type Story = StoryObj

const promo: PromoCode = {
  code: 'WELCOME10',
  isActive: true,
  discountType: 'percentage',
  discountValue: 10,
  validUntil: null,
  maxUses: 200,
  currentUses: 17,
  minOrderCents: null,
  firstTimeOnly: true,
}

const saveLimit = fn()

export const Index: Story = {
  render: () => <SettingsIndex />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customer data' })).toHaveAttribute(
      'href',
      '#customer-data',
    )
  },
}

export const Limit: Story = {
  render: () => (
    <SettingsCard title="Daily booking limit" hint="A day with this many bookings is fully booked.">
      <DailyLimitForm
        values={{ daily_booking_limit: 10 }}
        busy={false}
        consequences={({ daily_booking_limit: limit }) => <p>With {limit} everything fits</p>}
        onSave={saveLimit}
      />
    </SettingsCard>
  ),
}
export const LimitTest: Story = {
  ...Limit,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Daily booking limit' })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Bookings a day' })
    const save = canvas.getByRole('button', { name: 'Save limit' })
    await expect(field).toHaveValue('10')
    await expect(save).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    await expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 9999')
    await expect(save).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await expect(canvas.getByText('With 12 everything fits')).toBeVisible()
    await userEvent.type(field, '{Enter}')
    await expect(saveLimit).toHaveBeenCalledWith({ daily_booking_limit: 12 }, { daily_booking_limit: 10 })
  },
}

const customer = { onExport: fn(), onErase: fn() }

export const CustomerData: Story = {
  render: () => <CustomerDataForm exporting={false} {...customer} />,
}
export const CustomerDataTest: Story = {
  ...CustomerData,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Customer’s email' })
    const erase = canvas.getByRole('button', { name: 'Erase' })
    await userEvent.type(field, 'ada')
    await userEvent.click(erase)
    await expect(field).toHaveAccessibleDescription('Enter a valid email address')
    await expect(customer.onErase).not.toHaveBeenCalled()
    await userEvent.type(field, '@example.com{Enter}')
    await expect(customer.onExport).toHaveBeenCalledWith('ada@example.com')
    await userEvent.click(erase)
    await expect(customer.onErase).toHaveBeenCalledWith('ada@example.com')
  },
}

const eraseCustomer = fn()

export const EraseCustomer: Story = {
  render: () => (
    <EraseCustomerDialog email="ada@example.com" busy={false} onErase={eraseCustomer} onClose={fn()} />
  ),
  play: async () => {
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: 'Erase Customer Data' }),
    )
    await expect(dialog.getByText(/everything held about ada@example.com/)).toBeVisible()
    await expect(dialog.getByText(/Paid bookings keep their date, amounts and tax/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
    await expect(eraseCustomer).toHaveBeenCalledOnce()
  },
}

const promos = { onEdit: fn(), onSetActive: fn() }

export const Promos: Story = {
  render: () => (
    <PromoList
      promoCodes={[
        promo,
        { ...promo, code: 'SPRING20', isActive: false, discountType: 'fixed', discountValue: 20 },
      ]}
      {...promos}
    />
  ),
}
export const PromosTest: Story = {
  ...Promos,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Promo codes' }))
    await expect(rows[1]?.slice(0, 6)).toEqual([
      'WELCOME10First-time customers',
      '10%',
      '17 / 200',
      '—',
      'No end',
      'Active',
    ])
    await expect(rows[2]?.slice(1, 6)).toEqual(['$20', '17 / 200', '—', 'No end', 'Inactive'])
    await userEvent.click(canvas.getByRole('button', { name: 'Edit WELCOME10' }))
    await expect(promos.onEdit).toHaveBeenCalledWith(promo)
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate WELCOME10' }))
    await expect(promos.onSetActive).toHaveBeenLastCalledWith(promo, false)
    await userEvent.click(canvas.getByRole('button', { name: 'Activate SPRING20' }))
    await expect(promos.onSetActive).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'SPRING20' }),
      true,
    )
  },
}
export const NoPromos: Story = {
  render: () => <PromoList promoCodes={[]} {...promos} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No promo codes yet.')).toBeVisible()
  },
}
const promoForm = { onSave: fn(), onClose: fn() }

export const PromoAdd: Story = {
  render: () => <PromoFormDialog promo={null} busy={false} {...promoForm} />,
}
export const PromoAddTest: Story = {
  ...PromoAdd,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Promo Code' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Promo Code' }))
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAccessibleDescription('Use 2 to 40 letters, digits, hyphens or underscores')
    await expect(dialog.getByRole('textbox', { name: 'Percent off' })).toHaveAccessibleDescription(
      'Enter a number above 0, at most 100',
    )
    await expect(promoForm.onSave).not.toHaveBeenCalled()
    await userEvent.type(code, 'spring20')
    await expect(code).toHaveValue('SPRING20')
    await userEvent.click(dialog.getByRole('radio', { name: 'Dollars' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dollars off' }), '100')
    await expect(dialog.getByText(/^Leaves no margin on a small order/)).toHaveTextContent(
      'Of $160 before tax, the code takes off $100 and the contractor gets $80: $20 more than is left.',
    )
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Dollars off' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dollars off' }), '20')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Minimum order/ }), '150')
    await expect(dialog.queryByText(/^Leaves no margin/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Promo Code' }))
    await expect(promoForm.onSave).toHaveBeenCalledWith({
      code: 'SPRING20',
      discountType: 'fixed',
      discountValue: 20,
      validUntil: null,
      maxUses: null,
      minOrderCents: 15_000,
      firstTimeOnly: false,
      isActive: true,
    })
  },
}
export const PromoEdit: Story = {
  render: () => <PromoFormDialog promo={promo} busy={false} {...promoForm} />,
}
export const PromoEditTest: Story = {
  ...PromoEdit,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit WELCOME10' }))
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    const { currentUses: _, ...stored } = promo
    await expect(promoForm.onSave).toHaveBeenCalledWith({ ...stored, isActive: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(promoForm.onClose).toHaveBeenCalledOnce()
  },
}
const act = fn()
const me = {
  userId: 'one',
  email: 'boss@dustforce.example',
  role: 'owner',
  isActive: true,
  isSelf: true,
  hasCode: true,
} as const
const former = {
  ...me,
  userId: 'two',
  email: 'former@dustforce.example',
  role: 'office',
  isActive: false,
  isSelf: false,
} as const
const invitation = {
  id: 'i1',
  email: 'new@dustforce.example',
  role: 'office',
  expiresAt: Date.UTC(2026, 10, 28, 17),
  isExpired: false,
} as const
const invite = fn(async () => true)
const again = fn()

export const Team: Story = {
  render: () => (
    <SettingsCard title="Administrators" hint="Who may use the Command Hub.">
      <div className="grid gap-5">
        <TeamList team={[me, former]} canChange busy={null} onAct={act} />
        <InvitationList
          invitations={[
            invitation,
            { ...invitation, id: 'i2', email: 'late@dustforce.example', isExpired: true },
          ]}
          canChange
          busy={null}
          onInviteAgain={again}
          onWithdraw={act}
        />
        <InviteForm busy={false} onInvite={invite} />
      </div>
    </SettingsCard>
  ),
}
export const TeamTest: Story = {
  ...Team,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const [self, colleague] = canvas.getAllByRole('listitem')
    await expect(self).toHaveTextContent('boss@dustforce.exampleYouOwnerTwo stepsActive')
    await expect(within(self ?? document.body).queryByRole('button')).toBeNull()
    await expect(colleague).toHaveTextContent('Inactive')
    await userEvent.selectOptions(canvas.getByLabelText('Role of former@dustforce.example'), 'Owner')
    await expect(act).toHaveBeenLastCalledWith(former, 'owner')
    await userEvent.click(canvas.getByRole('button', { name: 'Activate former@dustforce.example' }))
    await expect(act).toHaveBeenLastCalledWith(former, 'activate')
    await userEvent.click(canvas.getByRole('button', { name: /^Lost phone of former/ }))
    await expect(act).toHaveBeenLastCalledWith(former, 'reset-factors')
    await expect(canvas.getByText('The link has ended')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again late@dustforce.example' }))
    await expect(again).toHaveBeenCalledWith(expect.objectContaining({ id: 'i2' }))
    const field = canvas.getByLabelText('Invite by email')
    await userEvent.type(field, 'ada@{Enter}')
    await expect(field).toHaveAccessibleDescription(/valid email/i)
    await expect(invite).not.toHaveBeenCalled()
    await userEvent.type(field, 'example.com')
    await userEvent.selectOptions(canvas.getByLabelText('As'), 'Owner')
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await expect(invite).toHaveBeenCalledWith('ada@example.com', 'owner')
    await expect(field).toHaveValue('')
  },
}

const setRights = fn()
const rights = { office_refunds: true, office_customer_data: false }

export const OfficeRights: Story = {
  render: () => (
    <SettingsCard title="Administrators" hint="Who may use the Command Hub.">
      <OfficeRightsForm values={rights} canChange busy={false} onSave={setRights} />
    </SettingsCard>
  ),
}
export const OfficeRightsTest: Story = {
  ...OfficeRights,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Refund another amount/ }))
    await expect(setRights).toHaveBeenLastCalledWith({ ...rights, office_refunds: false }, rights)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Export and erase/ }))
    await expect(setRights).toHaveBeenLastCalledWith({ ...rights, office_customer_data: true }, rights)
  },
}

export const TeamSeenByTheOffice: Story = {
  render: () => (
    <>
      <TeamList team={[former, me]} canChange={false} busy={null} onAct={act} />
      <PromoList promoCodes={[promo]} canChange={false} {...promos} />
      <OfficeRightsForm values={rights} canChange={false} busy={false} onSave={fn()} />
      <CustomerDataForm canUse={false} exporting={false} onExport={fn()} onErase={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(canvas.getByText('An owner exports and erases customers’ data.')).toBeVisible()
  },
}

const canned = { onAdd: fn(), onEdit: fn(), onRemove: fn() }
const windows = { id: 'r1', title: 'Windows', body: 'Hello {name}, we clean windows inside.' }
const saveReply = fn()

export const CannedReplies: Story = {
  render: () => (
    <>
      <CannedReplyList replies={[windows]} {...canned} />
      <CannedReplyForm reply={null} busy={false} onSave={saveReply} onCancel={fn()} />
    </>
  ),
}
export const CannedRepliesTest: Story = {
  ...CannedReplies,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Windows' }))
    await expect(canned.onEdit).toHaveBeenCalledWith(windows)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Windows' }))
    await expect(canned.onRemove).toHaveBeenCalledWith(windows)
    const save = canvas.getByRole('button', { name: 'Save reply' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Title'), 'Parking')
    await userEvent.type(canvas.getByLabelText('Reply'), 'Any free place is fine.')
    await userEvent.click(save)
    await expect(saveReply).toHaveBeenCalledWith({ title: 'Parking', body: 'Any free place is fine.' })
  },
}

const twoSteps = { onBegin: fn(), onFinish: fn(), onCancel: fn(), onTurnOff: fn() }
const setup = {
  id: 'f1',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Dust%20Force:boss@dustforce.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
}

/** Returns which modules are dark at their middle, as drawn to a canvas. */
function darkModules(picture: HTMLElement): boolean[][] {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const context = document.createElement('canvas').getContext('2d')
  const path = new Path2D(picture.querySelector('path')?.getAttribute('d') ?? '')
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => context?.isPointInPath(path, x + 0.5, y + 0.5) ?? false),
  )
}

export const TwoStepsSetUp: Story = {
  render: () => (
    <SettingsCard title="Two-step sign-in" hint="For your own account.">
      <TwoSteps isOn={false} setup={setup} busy={false} {...twoSteps} />
    </SettingsCard>
  ),
}
export const TwoStepsSetUpTest: Story = {
  ...TwoStepsSetUp,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', {
      name: 'The key as a QR code for your authenticator app',
    })
    await expect(darkModules(picture)).toEqual(encode(setup.uri, { ecc: 'M', border: 4 }).data)
    await expect(canvas.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
    const code = canvas.getByLabelText('Code shown in the app')
    await userEvent.type(code, '123{Enter}')
    await expect(code).toHaveAccessibleDescription('Enter the six digits')
    await userEvent.type(code, '456{Enter}')
    await expect(twoSteps.onFinish).toHaveBeenCalledWith('123456')
  },
}

export const TwoStepsOn: Story = {
  render: () => (
    <>
      <TwoSteps isOn={false} setup={null} busy={false} {...twoSteps} />
      <TwoSteps isOn setup={null} busy={false} {...twoSteps} />
    </>
  ),
}
export const TwoStepsOnTest: Story = {
  ...TwoStepsOn,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step sign-in' }))
    await expect(twoSteps.onBegin).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await expect(twoSteps.onTurnOff).toHaveBeenCalledOnce()
  },
}

function SetUpOrNot() {
  const [begun, setBegun] = useState(false)
  return (
    <TwoSteps
      isOn={false}
      setup={begun ? setup : null}
      busy={false}
      {...twoSteps}
      onBegin={() => setBegun(true)}
      onCancel={() => setBegun(false)}
    />
  )
}

/** Focus goes on to what appears, and back. */
export const TwoStepsByKeyboard: Story = {
  tags: ['!dev'],
  render: () => <SetUpOrNot />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Set up two-step sign-in' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('form', { name: 'Set up two-step sign-in' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Set up two-step sign-in' })).toHaveFocus()
  },
}

const saveRetention = fn()
const months = { keep_bookings_months: 24, keep_messages_months: 12 }

export const Retention: Story = {
  render: () => <RetentionForm values={months} busy={false} onSave={saveRetention} />,
}
export const RetentionTest: Story = {
  ...Retention,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const bookings = canvas.getByRole('textbox', { name: 'Keep bookings (months)' })
    const save = canvas.getByRole('button', { name: 'Save months' })
    await expect(save).toBeDisabled()
    await userEvent.clear(bookings)
    await userEvent.type(bookings, '121')
    await expect(bookings).toHaveAccessibleDescription(/Enter a whole number from 6 to 120/)
    await expect(save).toBeDisabled()
    await userEvent.clear(bookings)
    await userEvent.type(bookings, '36{Enter}')
    await expect(saveRetention).toHaveBeenLastCalledWith(
      { keep_bookings_months: 36, keep_messages_months: 12 },
      months,
    )
    const messages = canvas.getByRole('textbox', { name: 'Keep messages and applications (months)' })
    await userEvent.clear(messages)
    await userEvent.type(messages, '6{Enter}')
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: 'Keep Data for a Shorter Time' }),
    )
    await expect(dialog.getByText(/messages and applications older than 6, are erased/)).toBeVisible()
    await expect(saveRetention).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Erase older data' }))
    await expect(saveRetention).toHaveBeenLastCalledWith(
      { keep_bookings_months: 36, keep_messages_months: 6 },
      months,
    )
  },
}
