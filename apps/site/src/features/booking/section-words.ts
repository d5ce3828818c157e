import type { OfferedAddOn } from '@dustforce/core/catalogue'
import type { PromoView } from '@dustforce/core/promo'
import { answerText, type BookingFieldName, type BookingForm } from '@dustforce/office/booking'

/** What the closed line of an optional part of the form says is in it. */
export const sectionWords = {
  addOns: ({ addOns }: BookingForm, offered: readonly OfferedAddOn<string>[], total: string): string => {
    const chosen = offered.filter(({ id }) => addOns.some((other) => other === id))
    return chosen.length === 0 ? 'None added' : `${total}: ${chosen.map(({ name }) => name).join(', ')}`
  },
  pets: ({ hasPets, petDetails, avoidAreas }: BookingForm, fee: string): string =>
    listed(
      hasPets === 'yes' ? `Pets, ${fee}` : hasPets === 'no' ? 'No pets' : `${fee} if you have pets`,
      hasPets === 'yes' ? petDetails : '',
      avoidAreas.trim() === '' ? '' : `Avoid: ${avoidAreas}`,
    ),
  access: ({ someoneHome, entryInstructions }: BookingForm): string =>
    someoneHome === ''
      ? 'Who lets us in'
      : listed(labelOf('someoneHome', someoneHome), someoneHome === 'yes' ? '' : entryInstructions),
  parking: ({ parkingAvailable, buildingAccess }: BookingForm): string =>
    listed(labelOf('parkingAvailable', parkingAvailable), labelOf('buildingAccess', buildingAccess)) ||
    'Where we park, stairs or elevator',
  notes: ({ notes }: BookingForm): string =>
    notes.trim().replace(/\s+/g, ' ') || 'Anything else we should know',
  equipment: ({ useCustomerEquipment }: BookingForm): string =>
    useCustomerEquipment === 'yes' ? 'Your own equipment' : 'We bring everything',
  promo: (promo: PromoView): string =>
    promo.status === 'applied' ? `${promo.code}: you save ${promo.savings}` : 'If you have one',
}

function labelOf(name: BookingFieldName, chosen: string): string {
  return answerText(name, chosen) ?? ''
}

function listed(...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ')
}
