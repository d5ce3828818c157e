import {
  type AddOnId,
  addOnsFor,
  gtaPriceBook,
  type OfferedAddOn,
  type ServiceId,
} from '@dustforce/core/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
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

const offered = (service: ServiceId): OfferedAddOn<AddOnId>[] => addOnsFor(gtaPriceBook, service)

export const AddOnsOfBasic: StoryObj = {
  render: () => <AddOnFields {...part} form={filledForm} offered={offered('standard')} />,
}
export const AddOnsOfDeep: StoryObj = {
  render: () => <AddOnFields {...part} offered={offered('deep-clean')} />,
}
export const AddOnsOfMove: StoryObj = {
  render: () => <AddOnFields {...part} offered={offered('move-clean')} />,
}
export const NoPetsYet: StoryObj = { render: () => <PetFields {...part} fee="$25" /> }
export const Pets: StoryObj = { render: () => <PetFields {...part} form={filledForm} fee="$25" /> }
export const Access: StoryObj = { render: () => <AccessFields {...part} /> }
export const AccessWithInstructions: StoryObj = {
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
export const Notes: StoryObj = { render: () => <NotesFields {...part} /> }
export const NotesTooLong: StoryObj = {
  render: () => (
    <NotesFields
      {...part}
      form={{ ...emptyForm, notes: 'Please. '.repeat(140) }}
      errors={{ notes: 'Please keep your instructions under 1000 characters.' }}
    />
  ),
}
export const Equipment: StoryObj = { render: () => <EquipmentFields {...part} /> }
export const OwnEquipment: StoryObj = {
  render: () => <EquipmentFields {...part} form={{ ...emptyForm, useCustomerEquipment: 'yes' }} />,
}
export const Payment: StoryObj = { render: () => <PaymentInformation freeCancellationHours={24} /> }
export const Consents: StoryObj = { render: () => <ConsentFields {...part} /> }
export const ConsentsMissing: StoryObj = {
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
