import { addOnsFor, type OfferedAddOn } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import { bookingTerms } from '@dustforce/office/ledger'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccessFields, ParkingFields } from './access-fields.tsx'
import { AddOnFields } from './add-on-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import { NotesFields } from './notes-fields.tsx'
import { PaymentInformation } from './payment-information.tsx'
import { PetFields } from './pet-fields.tsx'
import { emptyForm, filledForm, part } from './story-form.ts'

const meta: Meta = { title: 'Booking/Parts' }
export default meta

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const storyNow = Date.UTC(2026, 10, 21, 15)

const offered = (service: string): OfferedAddOn[] => addOnsFor(gtaBusiness.priceBook, service)

/** Opens the one part of the form on show by its line. */
async function openSection(canvas: { getByRole: (typeof screen)['getByRole'] }) {
  const heading = canvas.getByRole('heading', { level: 3 })
  await expect(heading.closest('details')).not.toHaveAttribute('open')
  await userEvent.click(heading)
  await expect(heading.closest('details')).toHaveAttribute('open')
}

const namesOf = (options: readonly HTMLElement[]) =>
  options.map((option) => option.closest('label')?.textContent)

export const AddOnsOfBasic: StoryObj = {
  render: () => <AddOnFields {...part} form={filledForm} offered={offered('standard')} total="$35" />,
}
export const AddOnsOfBasicTest: StoryObj = {
  ...AddOnsOfBasic,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(10)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    const laundry = canvas.getByRole('checkbox', { name: /^Laundry/ })
    await expect(laundry).toBeChecked()
    await userEvent.click(laundry)
    await expect(part.onChange).toHaveBeenLastCalledWith({ addOns: ['dishwashing'] })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Oven Cleaning\s*\$30/ }))
    await expect(part.onChange).toHaveBeenLastCalledWith({
      addOns: ['laundry', 'dishwashing', 'oven-cleaning'],
    })
  },
}
export const AddOnsOfDeep: StoryObj = {
  play: async ({ canvas }) => {
    await openSection(canvas)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
    await expect(canvas.queryByText(/Fridge|Oven/)).toBeNull()
    const windows = canvas.getByRole('checkbox', { name: /^Interior Windows/ }).closest('label')
    await expect(windows).toHaveTextContent('$20 (per 5 windows)')
  },
  render: () => <AddOnFields {...part} offered={offered('deep-clean')} total="$35" />,
}
export const AddOnsOfMove: StoryObj = {
  play: async ({ canvas }) => {
    await openSection(canvas)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3)
    for (const name of [/^Eco-Friendly Products/, /^Laundry/, /^Bed Linen Change\s*\$10\s*\(per bed\)/])
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked()
  },
  render: () => <AddOnFields {...part} offered={offered('move-clean')} total="$35" />,
}
export const NoPetsYet: StoryObj = {
  render: () => <PetFields {...part} fee="$25" />,
}
export const NoPetsYetTest: StoryObj = {
  ...NoPetsYet,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    const group = canvas.getByRole('group', { name: 'Do you have pets?' })
    await expect(group).toHaveAccessibleDescription('A fee of $25 covers the extra time that pet hair takes.')
    await expect(canvas.queryByRole('textbox', { name: /^About your pets/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(part.onChange).toHaveBeenLastCalledWith({ hasPets: 'yes' })
  },
}
export const PetsWithoutFee: StoryObj = {
  render: () => <PetFields {...part} fee={null} />,
  play: async ({ canvas }) => {
    await openSection(canvas)
    const group = canvas.getByRole('group', { name: 'Do you have pets?' })
    await expect(group).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}
export const Pets: StoryObj = {
  render: () => <PetFields {...part} form={filledForm} fee="$25" />,
  play: async ({ canvas }) => {
    await openSection(canvas)
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'About your pets (optional)' })).toHaveValue(
      'Two cats, shy',
    )
  },
}
export const Access: StoryObj = {
  render: () => <AccessFields {...part} />,
}
export const AccessTest: StoryObj = {
  ...Access,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    await expect(canvas.getByRole('region', { name: 'Access & Entry' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(namesOf(canvas.getAllByRole('radio'))).toEqual([
      'Yes, someone will be home',
      'No, nobody will be home',
      'I will provide entry instructions',
    ])
    await userEvent.click(canvas.getByRole('radio', { name: 'No, nobody will be home' }))
    await expect(part.onChange).toHaveBeenLastCalledWith({ someoneHome: 'no' })
  },
}
export const AccessWithInstructions: StoryObj = {
  play: async ({ canvas }) => {
    await openSection(canvas)
    const field = canvas.getByRole('textbox', { name: 'Entry instructions (optional)' })
    await expect(field).toHaveValue('Buzzer 405')
  },
  render: () => (
    <AccessFields
      {...part}
      form={{ ...emptyForm, someoneHome: 'instructions', entryInstructions: 'Buzzer 405' }}
    />
  ),
}
export const Parking: StoryObj = {
  render: () => <ParkingFields {...part} form={{ ...emptyForm, parkingAvailable: 'visitor' }} />,
}
export const ParkingTest: StoryObj = {
  ...Parking,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    const parking = within(canvas.getByRole('group', { name: 'Is parking available?' }))
    await expect(parking.getAllByRole('radio')).toHaveLength(3)
    await expect(parking.getByRole('radio', { checked: true })).toHaveAttribute('value', 'visitor')
    const door = within(canvas.getByRole('group', { name: 'How do we get to your door?' }))
    await expect(door.queryByRole('radio', { checked: true })).toBeNull()
    await expect(namesOf(door.getAllByRole('radio'))).toEqual(['Elevator', 'Stairs', 'Elevator and stairs'])
    await userEvent.click(door.getByRole('radio', { name: 'Stairs' }))
    await expect(part.onChange).toHaveBeenLastCalledWith({ buildingAccess: 'stairs' })
  },
}
export const Notes: StoryObj = {
  render: () => <NotesFields {...part} />,
}
export const NotesTest: StoryObj = {
  ...Notes,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    const field = canvas.getByRole('textbox', { name: 'Anything else we should know? (optional)' })
    await expect(canvas.getByText('0 / 1000')).toBeVisible()
    await userEvent.type(field, 'x')
    await expect(part.onChange).toHaveBeenLastCalledWith({ notes: 'x' })
    await userEvent.tab()
    await expect(part.onLeave).toHaveBeenLastCalledWith('notes')
  },
}
export const NotesTooLong: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1120 / 1000')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please keep your instructions under 1000 characters.',
    )
  },
  render: () => (
    <NotesFields
      {...part}
      form={{ ...emptyForm, notes: 'Please. '.repeat(140) }}
      errors={{ notes: 'Please keep your instructions under 1000 characters.' }}
    />
  ),
}
export const Equipment: StoryObj = {
  render: () => <EquipmentFields {...part} />,
}
export const EquipmentTest: StoryObj = {
  ...Equipment,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await expect(part.onChange).toHaveBeenLastCalledWith({ useCustomerEquipment: 'no' })
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Read the notice' })).toBeNull()
  },
}
export const OwnEquipment: StoryObj = {
  render: () => <EquipmentFields {...part} form={{ ...emptyForm, useCustomerEquipment: 'yes' }} />,
}
export const OwnEquipmentTest: StoryObj = {
  ...OwnEquipment,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await openSection(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Read the notice' }))
    await expect(await screen.findByRole('dialog', { name: 'Using your own equipment' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'I understand' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText(/^We are not liable for wear or failure/)).toBeVisible()
  },
}
export const Payment: StoryObj = {
  render: () => <PaymentInformation freeCancellationHours={24} term={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You pay the full amount now, by card/)).toBeVisible()
    await expect(canvas.getByText(/^Cancel or reschedule free up to 24 hours before/)).toBeVisible()
    const policy = canvas.getByRole('link', {
      name: /^cancellation and refund policy \(opens in a new tab\)$/,
    })
    await expect(policy).toHaveAttribute('href', '/cancellation-policy')
    await expect(policy).toHaveAttribute('target', '_blank')
    // The policy page closes itself, which only a page with an opener can do.
    await expect(policy).toHaveAttribute('rel', 'opener')
  },
}
/** A start that is chosen has its own terms, above the button that pays. */
export const PaymentOfAStart: StoryObj = {
  render: () => (
    <PaymentInformation
      freeCancellationHours={24}
      term={{ terms: bookingTerms(gtaPolicy), startsAt: storyNow + 36_000_000, now: storyNow }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^This start is less than 24 hours away: it is not refundable/),
    ).toBeVisible()
    await expect(canvas.queryByText(/^Cancel or reschedule free/)).toBeNull()
  },
}
export const Consents: StoryObj = {
  render: () => <ConsentFields {...part} />,
}
export const ConsentsTest: StoryObj = {
  ...Consents,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: 'I agree to receive text messages and calls regarding my booking.',
      }),
    )
    await expect(part.onChange).toHaveBeenLastCalledWith({ messagesConsent: true })
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /^I agree to the terms .*and payment policy\.$/ }),
    )
    await expect(part.onChange).toHaveBeenLastCalledWith({ termsConsent: true })
    const terms = canvas.getByRole('link', { name: 'terms (opens in a new tab)' })
    await expect(terms).toHaveAttribute('href', '/terms-privacy')
    await expect(terms).toHaveAttribute('target', '_blank')
  },
}
export const ConsentsMissing: StoryObj = {
  play: async ({ canvas }) => {
    const [messages, terms] = canvas.getAllByRole('checkbox')
    await expect(messages).toBeInvalid()
    await expect(messages).toHaveAccessibleDescription(
      /Please agree to receive text messages and calls regarding your booking\.$/,
    )
    await expect(terms).toHaveAccessibleDescription(
      'Please agree to our terms and payment policy to proceed.',
    )
  },
  render: () => (
    <ConsentFields
      {...part}
      errors={{
        messagesConsent: 'Please agree to receive text messages and calls regarding your booking.',
        termsConsent: 'Please agree to our terms and payment policy to proceed.',
      }}
    />
  ),
}
