import type { OfferedAddOn } from '@dustforce/core/catalogue'
import type { PromoView } from '@dustforce/core/promo'
import type { BookingForm } from '@dustforce/office/booking'
import { answersIn } from './asked-fields.ts'
import * as words from './words.en.tsx'

/** What the closed line of an optional part of the form says is in it. */
export const sectionWords = {
  addOns: ({ addOns }: BookingForm, offered: readonly OfferedAddOn<string>[], total: string): string => {
    const chosen = offered.filter(({ id }) => addOns.some((other) => other === id))
    return chosen.length === 0
      ? words.noneAdded
      : words.chosenAddOns(total, chosen.map(({ name }) => name).join(', '))
  },
  pets: (form: BookingForm, fee: string): string => {
    const { hasPets } = form
    const pets =
      hasPets === 'yes' ? words.petsWithFee(fee) : hasPets === 'no' ? words.noPets : words.feeIfPets(fee)
    return listed([pets, ...answersIn('pets', form)])
  },
  access: (form: BookingForm): string => listed(answersIn('access', form)) || words.whoLetsUsIn,
  parking: (form: BookingForm): string => listed(answersIn('parking', form)) || words.whereWePark,
  notes: ({ notes }: BookingForm): string => notes.trim().replace(/\s+/g, ' ') || words.anythingElseShort,
  equipment: ({ useCustomerEquipment }: BookingForm): string =>
    useCustomerEquipment === 'yes' ? words.yourEquipment : words.weBringEverything,
  promo: (promo: PromoView): string =>
    promo.status === 'applied' ? words.youSave(promo.code, promo.savings) : words.ifYouHaveOne,
}

const listed = (texts: readonly string[]) => texts.join(' · ')
