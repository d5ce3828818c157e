import { addOnsFor, gtaPriceBook, gtaTerms, startingPrice } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { gtaCompany, gtaMoney } from '@dustforce/office/company'
import { openingHours } from '../../company/opening-hours.ts'
import { promises } from '../../company/promises.ts'
import type { FaqCategory } from './faq-list.tsx'

const { services } = gtaPriceBook
const { petFeeCents, tax, extraBedroomCents, extraBathroomCents, maxRooms } = gtaTerms
const from = (id: keyof typeof services) =>
  `${services[id].name} from ${formatMoney(startingPrice(gtaPriceBook, id), gtaMoney)}`
const hours = openingHours(gtaPolicy)
  .map(({ days, time }) => `${days} ${time}`)
  .join(', ')
const moveAddOns = addOnsFor(gtaPriceBook, 'move-clean')
  .map((addOn) => addOn.name.toLowerCase())
  .join(', ')

/** The questions of the FAQ page in its six categories. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'booking-and-scheduling',
    title: 'Booking and scheduling',
    entries: [
      {
        question: 'How do I book a cleaning?',
        answer:
          'Choose a service on the home page, tell us about your home, pick a date and a start time, and pay securely by card. You see every line of the price before you pay.',
      },
      {
        question: 'How far ahead should I book?',
        answer: `We recommend ${promises.bookAheadHours} hours ahead. You can book up to ${gtaPolicy.lookaheadDays} days out, or as late as ${gtaPolicy.leadMinutes} minutes before a free start time on the same day.`,
      },
      {
        question: 'Which days and hours do you clean?',
        answer: `Seven days a week: ${hours}. Start times are on the hour, Toronto time.`,
      },
      {
        question: 'When is my booking confirmed?',
        answer: `As soon as your payment goes through you get an e-mail with your reference. We confirm the team for your visit within ${promises.confirmationHours} hours.`,
      },
      {
        question: 'Can I reschedule or cancel?',
        answer: `Yes. Up to ${promises.freeCancellationHours} hours before your appointment both are free, and a cancellation is refunded in full. Later than that, or if nobody lets us in, the booking is non-refundable; rescheduling within ${promises.freeCancellationHours} hours depends on what is still free.`,
      },
    ],
  },
  {
    id: 'services-and-pricing',
    title: 'Services and pricing',
    entries: [
      {
        question: 'What does a cleaning cost?',
        answer: `${from('standard')}, ${from('deep-clean')} and ${from('move-clean')}, depending on bedrooms and bathrooms. ${tax.name} of ${tax.percent}% is added at checkout and shown before you pay.`,
      },
      {
        question: 'What if my home is bigger than your price list?',
        answer: `The price starts from the nearest size on the list, plus ${formatMoney(extraBedroomCents, gtaMoney)} for each further bedroom and ${formatMoney(extraBathroomCents, gtaMoney)} for each further bathroom, up to ${maxRooms} of each online. For larger homes, write to us.`,
      },
      {
        question: 'What is the difference between Basic and Deep Cleaning?',
        answer:
          'Basic Cleaning keeps a home that is cleaned regularly fresh. Deep Cleaning adds the inside of fridge and oven, baseboards, grout, vents and the places behind movable furniture. For a first visit, most homes choose Deep.',
      },
      {
        question: 'Which extras can I add?',
        answer: `Laundry, dishes, interior windows, fresh bed linen, organizing and more, each at a fixed price. Deep Cleaning already includes fridge and oven; a Move-In/Out Clean can add ${moveAddOns}.`,
      },
      {
        question: 'Do you charge for pets?',
        answer: `Pets are welcome. A fee of ${formatMoney(petFeeCents, gtaMoney)} covers the extra time that fur takes.`,
      },
      {
        question: 'Do you offer a discount?',
        answer:
          'New customers can use a promo code for 10% off their first cleaning. Enter it in the booking form; one code applies per booking.',
      },
    ],
  },
  {
    id: 'preparation-and-access',
    title: 'Preparation and access',
    entries: [
      {
        question: 'Do I need to be home?',
        answer:
          'No. Many customers leave a key with the concierge, in a lockbox, or give us a door code in the booking form. Codes and keys are used for your visit only.',
      },
      {
        question: 'How should I prepare?',
        answer:
          'Pick up clothes and toys so that we can reach the floors and surfaces, put away anything fragile or private, and tell us about areas to avoid.',
      },
      {
        question: 'Where does the team park?',
        answer:
          'Tell us in the booking form: your driveway, free street parking, or a visitor spot. If parking must be paid for or registered, let us know beforehand.',
      },
      {
        question: 'I live in a condo. What should I tell you?',
        answer:
          'The buzzer code or how to sign in with the concierge, whether we use the elevator or stairs, and whether your building needs the visit registered.',
      },
      {
        question: 'Do you bring supplies and equipment?',
        answer:
          'Yes, everything. If you would rather have us use your own vacuum or products, say so in the form; we then cannot answer for wear of your equipment.',
      },
    ],
  },
  {
    id: 'team-and-safety',
    title: 'Team and safety',
    entries: [
      {
        question: 'Who comes to my home?',
        answer:
          'Cleaners who were interviewed in person, reference-checked and background-checked before their first visit, and who are assigned to your area.',
      },
      {
        question: 'Are you insured?',
        answer: 'Yes. Every visit is covered by commercial liability insurance.',
      },
      {
        question: 'Is there anything your cleaners do not do?',
        answer: `For everyone’s safety they do not lift items over ${promises.liftingPounds} lbs, climb above a two-step ladder, or handle mould, bodily fluids or pest infestations.`,
      },
      {
        question: 'Are your products safe for children and pets?',
        answer:
          'We use household-safe products. Choose Eco-Friendly Products as an extra if you prefer plant-based, fragrance-free ones throughout.',
      },
    ],
  },
  {
    id: 'quality-and-guarantee',
    title: 'Quality and guarantee',
    entries: [
      {
        question: 'What if I am not happy with the cleaning?',
        answer: `Tell us within ${promises.claimHours} hours, with a photo if you can. We come back to put it right, or refund the part that fell short.`,
      },
      {
        question: 'What if something gets damaged?',
        answer: `Report it within ${promises.claimHours} hours. We compensate the lesser of the repair cost and the cost of the service.`,
      },
      {
        question: 'Can I ask for the same cleaner again?',
        answer:
          'Yes, put their name in the special instructions and we will send them whenever they are free.',
      },
    ],
  },
  {
    id: 'business-operations',
    title: 'Business operations',
    entries: [
      {
        question: 'Where do you work?',
        answer: `Across the ${gtaCompany.serviceArea}: Toronto, Etobicoke, Scarborough, North York, York, East York, Mississauga, Brampton, Vaughan and Markham. We serve Ontario addresses only.`,
      },
      {
        question: 'How do I pay?',
        answer:
          'By card, in full, when you book. Payment runs on Stripe’s hosted checkout in Canadian dollars; we never see or store your card number.',
      },
      {
        question: 'How long does a refund take?',
        answer: `${promises.refundBusinessDays} business days until it is back on your card.`,
      },
      {
        question: 'How do I reach you?',
        answer: `Call ${gtaCompany.phone}, write to ${gtaCompany.email} or use the contact form. We aim to answer within ${promises.replyHours} hours.`,
      },
      {
        question: 'Do you hire?',
        answer: 'All year round. See Join Us for what we offer, and apply in five minutes.',
      },
    ],
  },
]
