export const unpaid = 'This booking is not paid yet'
export const weKeep = (until: string | null) =>
  until === null ? 'We keep the time for you.' : `We keep the time for you until ${until}.`
export const payNow = 'Pay now'
export const lapsed = 'This booking was not paid in time'
export const othersCanBook = 'Nothing was charged, and others can book the time again.'
export const canceled = 'This booking is canceled'
export const refundsGoBack = 'Refunds go back the way they were paid.'
export const noVisit = (visit: string) => `No ${visit} takes place.`
export const keptWithTax = (visit: string, kept: string, tax: string, name: string) =>
  `No ${visit} takes place. ${kept} is kept, with ${tax} ${name} in it.`
export const sameAgain = 'The same again?'
export const aWhileAgo = (visit: string) =>
  `This ${visit} was a while ago. Its receipt is kept here for a year.`
export const filledIn = 'Your home, address and add-ons are filled in. You choose when.'
export const opening = 'Opening...'
export const bookAgain = 'Book again'
export const reachYou = 'How we reach you'
export const name = 'Name'
export const email = 'E-mail'
export const phone = 'Phone'
export const partlyHidden =
  'Partly hidden, in case someone else sees this page. Is it wrong? Send us a message.'
export const messageOffice = 'Message the office'
export const inAHurry = (phone: string) => `We answer by e-mail. In a hurry? Call ${phone}.`
export const writeMessage = 'Write a message'
export const underWay = 'Under way'
export const localTimes = (zone: string) => `Times are ${zone} time.`
export const addToCalendar = 'Add to calendar'
export const follow = 'Follow in my calendar'
export const nothingOpens = 'Nothing opens?'
export const calendarHelp =
  'In Google Calendar or Outlook, add a calendar from this URL. Anyone who has it can see when we come.'
export const beforeWeArrive = 'Before we arrive'
export const receipt = 'Receipt'
export const price = 'Price'
export const printReceipt = 'Print receipt'
export const from = 'From'
export const registration = (tax: string) => `${tax} registration number`
export const forCustomer = 'For'
export const reference = 'Payment reference'
export const booked = 'Booked'
export const paidByCard = 'Paid by card'
export const whatItCosts = 'What the booking costs'
export const totalPaid = 'Total paid'
export const total = 'Total'
export const paymentIs = (payment: string, currency: string) =>
  `Payment: ${payment}. Amounts are in ${currency}.`
export const changeOfPlans = 'Change of plans?'
export const anotherTimeButton = 'Choose another time'
export const anotherTime = 'Another time'
export const canMove = (until: string | null, times: number) =>
  `Another time can be chosen${until === null ? '' : ` until ${until}`}${times === 1 ? ', once more' : `, ${times} more times`}.`
export const changeAddOns = 'Change add-ons or notes'
export const canChange = (until: string | null) =>
  `Add-ons and pets can be changed${until === null ? '' : ` until ${until}`}, notes until we arrive.`
export const addOnsAndPets = 'Add-ons and pets:'
export const notesUntil = 'Notes can be changed until we arrive.'
export const cancelBooking = 'Cancel the booking'
