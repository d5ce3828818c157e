import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromoOfferDialog } from './promo-offer-dialog.tsx'
import { ServiceChooser } from './service-chooser.tsx'

const meta: Meta = { title: 'Site/Promo offer' }
export default meta

const nothing = () => undefined
const offer = { open: true, code: 'WELCOME10', onCopy: nothing, onAccept: nothing, onDismiss: nothing }

export const Offer: StoryObj = { render: () => <PromoOfferDialog {...offer} copied={false} /> }
export const Copied: StoryObj = { render: () => <PromoOfferDialog {...offer} copied /> }
export const Chooser: StoryObj = {
  render: () => (
    <ServiceChooser
      open
      services={[
        { id: 'standard', name: 'Basic Cleaning', description: 'The regular clean.', from: '$160' },
        { id: 'deep-clean', name: 'Deep Cleaning', description: 'From top to bottom.', from: '$200' },
      ]}
      onChoose={nothing}
      onDismiss={nothing}
    />
  ),
}
