import { gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import { promises } from '../../company/promises.ts'
import type { PolicySection } from './policy-document.tsx'

const { freeCancellationHours, refundBusinessDays, claimHours, liftingPounds, confirmationHours } = promises
const { services } = gtaPriceBook
const { tax } = gtaTerms
const serviceNames = Object.values(services)
  .map((service) => service.name)
  .join(', ')

const mail = <a href={`mailto:${gtaCompany.email}`}>{gtaCompany.email}</a>

/** Terms and privacy in ten sections. */
export const termsSections: readonly PolicySection[] = [
  {
    id: 'terms',
    title: 'Terms of service',
    body: (
      <>
        <p>
          These terms are the agreement between you and {gtaCompany.name} when you book a cleaning on this
          site. By paying for a booking you accept them. They are governed by the laws of Ontario and the
          federal laws of Canada that apply there.
        </p>
        <p>You must be at least 18 and allowed to let us into the home that you book for.</p>
      </>
    ),
  },
  {
    id: 'services',
    title: 'Our services',
    body: (
      <>
        <p>
          We offer {serviceNames} for homes in the {gtaCompany.serviceArea}. What each includes is listed on
          its card and in your confirmation. Extras are done when they are part of your booking.
        </p>
        <p>
          You can book up to {gtaPolicy.lookaheadDays} days ahead. Your payment reserves the slot at once; we
          confirm your team within {confirmationHours} hours. We recommend booking {promises.bookAheadHours}{' '}
          hours ahead.
        </p>
        <p>
          For safety our cleaners do not lift items over <strong>{liftingPounds} lbs</strong>, climb above a
          two-step ladder, or handle mould, bodily fluids, pests or hazardous materials.
        </p>
      </>
    ),
  },
  {
    id: 'client-responsibilities',
    title: 'Your responsibilities',
    body: (
      <ul>
        <li>Tell us the true size and condition of the home; the price depends on it.</li>
        <li>
          Make sure that we can get in at the booked time, with running water, power and safe conditions.
        </li>
        <li>
          Secure pets that are nervous around strangers, and put away cash, jewellery and anything fragile.
        </li>
        <li>Tell us about areas to avoid, surfaces that need special care and alarm systems.</li>
        <li>
          If you ask us to use your own equipment or products, you are responsible for their condition and
          effects.
        </li>
      </ul>
    ),
  },
  {
    id: 'payment',
    title: 'Prices and payment',
    body: (
      <>
        <p>
          Prices are in Canadian dollars. {tax.name} of {tax.percent}%{' '}
          {tax.mode === 'added'
            ? 'is added to the listed prices at checkout and shown before you pay'
            : 'is included in the listed prices'}
          . The full amount is paid upfront by card on Stripe’s hosted checkout; we never receive your card
          number.
        </p>
        <p>
          Promo codes apply once per booking, are not combined, and may be limited to first-time customers.
        </p>
      </>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancelling and rescheduling',
    body: (
      <>
        <p>
          At least <strong>{freeCancellationHours} hours</strong> before the appointment: free, with a full
          refund. Under {freeCancellationHours} hours, or a no-show: non-refundable. Rescheduling within{' '}
          {freeCancellationHours} hours is subject to availability. Refunds take {refundBusinessDays} business
          days.
        </p>
        <p>
          The details are in the <a href="/cancellation-policy">cancellation and refund policy</a>.
        </p>
      </>
    ),
  },
  {
    id: 'satisfaction-and-damage',
    title: 'Satisfaction and damage',
    body: (
      <p>
        If the cleaning falls short or something is damaged, report it within{' '}
        <strong>{claimHours} hours</strong> of the visit, with photos where you can. We return to put the
        cleaning right. For damage that we caused, compensation is the lesser of the repair cost and the cost
        of the service.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        To the extent that the law allows, our total liability for a booking is limited to the cost of that
        service. We are not liable for wear, for defects that were there before, or for items that were not
        secured. Nothing here limits your rights under the Ontario Consumer Protection Act.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <>
        <p>
          We collect what a booking, a message or an application needs: your name, contact details, address,
          access notes and choices. We use it to do the work, to answer you and to keep the records that
          Canadian tax law asks for, under the Personal Information Protection and Electronic Documents Act
          (PIPEDA).
        </p>
        <ul>
          <li>Your cleaner sees the address, access notes and tasks of your visit, and nothing else.</li>
          <li>
            Payment is handled by Stripe, hosting and e-mail by providers bound to keep your information safe.
            We sell nothing.
          </li>
          <li>What you type into the booking form stays in this browser tab until you pay or close it.</li>
          <li>Write to {mail} to see, correct or delete what we hold about you.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'sms-consent',
    title: 'Text messages and calls',
    body: (
      <p>
        When you agree in the booking form, we text or call you about that booking: confirmation, arrival,
        changes. Message and data rates may apply. Reply STOP to end texts or HELP for help. Your consent is
        not a condition of any other service and is never shared with third parties for their marketing.
      </p>
    ),
  },
  {
    id: 'contact-us',
    title: 'Contact',
    body: (
      <p>
        {gtaCompany.name}, {gtaCompany.serviceArea}, Ontario. Phone{' '}
        <a href={`tel:${phoneUri(gtaCompany.phone)}`}>{gtaCompany.phone}</a>, e-mail {mail}, or the{' '}
        <a href="/#contact">contact form</a>. We aim to answer within {promises.replyHours} hours.
      </p>
    ),
  },
]
