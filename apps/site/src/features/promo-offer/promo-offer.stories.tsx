import { gtaPriceBook, serviceIds, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { PromoOfferDialog } from './promo-offer-dialog.tsx'
import { ServiceChooser } from './service-chooser.tsx'

const meta: Meta = { title: 'Site/Promo offer' }
export default meta

const offer = { open: true, code: 'WELCOME10', percent: 10, onCopy: fn(), onAccept: fn(), onDismiss: fn() }

const choose = fn()
const services = serviceIds.map((id) => {
  const { name, description } = gtaPriceBook.services[id]
  return { id, name, description, from: formatMoney(startingPrice(gtaPriceBook, id), gtaBusiness.money) }
})

export const Offer: StoryObj = {
  render: () => <PromoOfferDialog {...offer} copied={false} />,
}
export const OfferTest: StoryObj = {
  ...Offer,
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '10% off your first cleaning' }))
    await expect(dialog.getByText(/^For first-time customers/)).toBeVisible()
    await expect(dialog.getByText('WELCOME10')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy code' }))
    await expect(offer.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Book Your Cleaning Now' }))
    await expect(offer.onAccept).toHaveBeenCalledOnce()
    await expect(offer.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Maybe Later' }))
    await expect(offer.onDismiss).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(offer.onDismiss).toHaveBeenCalledTimes(2)
  },
}
export const Copied: StoryObj = {
  render: () => <PromoOfferDialog {...offer} copied />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Code copied' })).toHaveTextContent('Copied')
    await expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
  },
}
export const Chooser: StoryObj = {
  render: () => <ServiceChooser open services={services} onChoose={choose} onDismiss={offer.onDismiss} />,
}
export const ChooserTest: StoryObj = {
  ...Chooser,
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a service' }))
    const offered = dialog.getAllByRole('listitem').map((item) => item.textContent)
    await expect(offered).toEqual(
      services.map(({ name, description, from }) => `${name}${description}from ${from}`),
    )
    await userEvent.click(dialog.getByRole('button', { name: /^Deep Cleaning/ }))
    await expect(choose).toHaveBeenCalledWith('deep-clean')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(offer.onDismiss).toHaveBeenCalledOnce()
  },
}
