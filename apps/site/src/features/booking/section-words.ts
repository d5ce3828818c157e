import type { OfferedAddOn } from '@dustforce/core/catalogue'
import type { PromoView } from '@dustforce/core/promo'
import type { BookingForm } from '@dustforce/office/booking'
import { answersIn } from './asked-fields.ts'

/** What the closed line of an optional part of the form says is in it. */
export const sectionWords = {
  addOns: ({ addOns }: BookingForm, offered: readonly OfferedAddOn<string>[], total: string): string => {
    const chosen = offered.filter(({ id }) => addOns.some((other) => other === id))
    return chosen.length === 0 ? 'None added' : `${total}: ${chosen.map(({ name }) => name).join(', ')}`
  },
  pets: (form: BookingForm, fee: string): string => {
    const { hasPets } = form
    const pets = hasPets === 'yes' ? `Pets, ${fee}` : hasPets === 'no' ? 'No pets' : `${fee} if you have pets`
    return listed([pets, ...answersIn('pets', form)])
  },
  access: (form: BookingForm): string => listed(answersIn('access', form)) || 'Who lets us in',
  parking: (form: BookingForm): string =>
    listed(answersIn('parking', form)) || 'Where we park, stairs or elevator',
  notes: ({ notes }: BookingForm): string =>
    notes.trim().replace(/\s+/g, ' ') || 'Anything else we should know',
  equipment: ({ useCustomerEquipment }: BookingForm): string =>
    useCustomerEquipment === 'yes' ? 'Your own equipment' : 'We bring everything',
  promo: (promo: PromoView): string =>
    promo.status === 'applied' ? `${promo.code}: you save ${promo.savings}` : 'If you have one',
}

const listed = (texts: readonly string[]) => texts.join(' · ')
