import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import type { PolicySection } from './policy-document.tsx'

const { phone, email, name } = gtaCompany
const call = <a href={`tel:${phoneUri(phone)}`}>{phone}</a>
const write = <a href={`mailto:${email}?subject=Accessibility`}>{email}</a>

/** The accessibility statement, as the Accessibility for Ontarians with Disabilities Act (AODA) asks for. */
export const accessibilitySections: readonly PolicySection[] = [
  {
    id: 'help',
    title: 'Ask for help',
    body: (
      <>
        <p>
          Call {call} or write to {write}. We make the booking with you, change or cancel it for you, and read
          you anything that is on this site.
        </p>
        <p>
          Tell us when you book if your team should know something: a service animal, a text message in place
          of the doorbell, strong scents to be left out.
        </p>
      </>
    ),
  },
  {
    id: 'formats',
    title: 'Another format',
    body: (
      <p>
        Our policies, prices and e-mails are available as plain text or in large print if you ask, at no
        charge. Tell us which format suits you.
      </p>
    ),
  },
  {
    id: 'site',
    title: 'This site',
    body: (
      <>
        <p>
          We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which is more than the
          Accessibility for Ontarians with Disabilities Act (AODA) asks for. You can:
        </p>
        <ul>
          <li>do everything by keyboard, with the focus in sight;</li>
          <li>enlarge it to 400 %, also with larger text and wider spacing;</li>
          <li>use a light, dark or contrast theme, and ask your device for less motion;</li>
          <li>
            listen to it with a screen reader: closed days say why, and each change of a booking says what it
            costs before you confirm it.
          </li>
        </ul>
        <p>You pay on Stripe’s page, which is not ours. If it is in your way, call us.</p>
      </>
    ),
  },
  {
    id: 'feedback',
    title: 'Tell us what is in the way',
    body: (
      <p>
        Which page, what you wanted to do and what you use for it is all that {name} needs to know: {write} or{' '}
        {call}. A person reads it and replies the way you wrote or called.
      </p>
    ),
  },
]
