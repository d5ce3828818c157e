import type { OfferedAddOn } from '@dustforce/core/catalogue'
import type { PromoView } from '@dustforce/core/promo'
import type { BookingForm } from '@dustforce/office/booking'
import { answersIn } from './asked-fields.ts'
import * as words from './words.en.tsx'

/** The words by which the closed line of an optional part of the form says what is in it. */
export const sectionWords = {
  addOns: ({ addOns }: BookingForm, offered: readonly OfferedAddOn<string>[], total: string): string => {
    const chosen = offered.filter(({ id }) => addOns.some((other) => other === id))
    return chosen.length === 0
      ? words.noneAdded
      : words.chosenAddOns(total, chosen.map(({ name }) => name).join(', '))
  },
  /** @param fee formatted; null where pets cost nothing by themselves */
  pets: (form: BookingForm, fee: string | null): string =>
    listed([petsLine(form.hasPets, fee), ...answersIn('pets', form)]),
  access: (form: BookingForm): string => listed(answersIn('access', form)) || words.whoLetsUsIn,
  parking: (form: BookingForm): string => listed(answersIn('parking', form)) || words.whereWePark,
  notes: ({ notes }: BookingForm): string => notes.trim().replace(/\s+/g, ' ') || words.anythingElseShort,
  equipment: ({ useCustomerEquipment }: BookingForm): string =>
    useCustomerEquipment === 'yes' ? words.yourEquipment : words.weBringEverything,
  promo: (promo: PromoView): string =>
    promo.status === 'applied' ? words.youSave(promo.code, promo.savings) : words.ifYouHaveOne,
}

function petsLine(hasPets: BookingForm['hasPets'], fee: string | null): string {
  if (hasPets === 'no') return words.noPets
  if (fee === null) return hasPets === 'yes' ? words.pets : words.ifPets
  return hasPets === 'yes' ? words.petsWithFee(fee) : words.feeIfPets(fee)
}

const listed = (texts: readonly string[]) => texts.join(' · ')
