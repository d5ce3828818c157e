export const tooLate = 'It is too late to change add-ons or pets here. Please call us.'
export const pleaseCall = 'To change add-ons or pets of this booking, please call us.'
export const nothingYet = 'Nothing is changed yet.'
export const saved = (refunded: string) => `Your changes are saved. You get an e-mail.${refunded}`
export const notChanged = (why: string) => `${why} Nothing was changed.`
export const form = 'Change your booking'
export const addOnsAndPets = 'Add-ons and pets'
export const petsAtHome = 'There are pets at home'
export const cannotNow = 'Add-ons and pets cannot be changed here now.'
export const weShouldKnow = 'What we should know'
export const notShown =
  'For your safety, your earlier answers are not shown. Leave a field empty to keep its answer; what you write replaces it.'
export const looking = 'Looking...'
export const goOn = 'Continue'
export const keepAsItIs = 'Keep it as it is'
export const isRefunded = (amount: string) => ` ${amount} is refunded.`
export const it = 'It'
export const saveChanges = 'Save your changes?'
export const whatThisChanges = 'What this changes about the price'
export const samePrice = 'The price stays as it is.'
export const totalBefore = 'Total before'
export const newTotal = 'New total'
export const youGetBack = 'You get back'
export const toPayNow = 'To pay now'
export const payDifference =
  'You pay the difference by card on the next page. Until it is paid, and if you do not pay it, your booking stays as it is.'
export const saving = 'Saving...'
export const payAndChange = (amount: string) => `Pay ${amount} and change`
export const changeAndGet = (amount: string) => `Change and get ${amount} back`
export const save = 'Save changes'
export const chooseAgain = 'Choose again'
