import type { EmailContent } from '@dustforce/workflows/ports'
import { dayName, referenceOf, serviceName } from './booking-words.ts'
import type { Letter } from './letter-shape.ts'
import { messageLetter } from './message-letter.tsx'
import { regularLetter } from './regular-letter.tsx'
import { BookingCanceled } from './templates/booking-canceled.tsx'
import { BookingChanged, BookingUnchanged, ChangePayment } from './templates/booking-changed.tsx'
import { BookingConfirmation } from './templates/booking-confirmation.tsx'
import { BookingLink } from './templates/booking-link.tsx'
import { BookingMoved } from './templates/booking-moved.tsx'
import { BookingRefunded } from './templates/booking-refunded.tsx'
import { BookingRestored } from './templates/booking-restored.tsx'
import { CleanerAssignment } from './templates/cleaner-assignment.tsx'
import { JobAssignment } from './templates/job-assignment.tsx'
import { JobCanceled, JobChanged, JobMoved } from './templates/job-news.tsx'
import { OnTheWay } from './templates/on-the-way.tsx'
import { PaymentLink } from './templates/payment-link.tsx'
import { Reminder } from './templates/reminder.tsx'
import { ThankYou } from './templates/thank-you.tsx'
import type { LetterWords } from './words/letter-words.ts'

/** Returns the subject and the template of a content. */
export function letterOf(content: EmailContent, words: LetterWords): Letter {
  const { business } = words
  switch (content.kind) {
    case 'booking-confirmation': {
      const booking = content.facts
      const subject = words.said('booking-confirmation', 'subject', startIn(booking, words))
      const reference = referenceOf(booking, words)
      return {
        subject: reference === '' ? subject : `${subject} (${reference})`,
        body: <BookingConfirmation business={business} booking={booking} />,
      }
    }
    case 'booking-refunded':
      return {
        subject: words.refunded.subject(business.company.name),
        body: <BookingRefunded business={business} booking={content.facts} />,
      }
    case 'booking-partly-refunded':
      return {
        subject: words.refunded.subjectPart(business.company.name),
        body: <BookingRefunded business={business} booking={content.facts} part />,
      }
    case 'booking-canceled':
      return {
        subject: words.said('booking-canceled', 'subject', startIn(content.facts, words)),
        body: <BookingCanceled business={business} booking={content.facts} />,
      }
    case 'booking-moved':
      return {
        subject: words.said('booking-moved', 'subject', startIn(content.facts, words)),
        body: <BookingMoved business={business} booking={content.facts} />,
      }
    case 'reminder-days':
    case 'reminder-hours':
      return {
        subject: words.said(content.kind, 'subject', startIn(content.facts, words)),
        body: (
          <Reminder business={business} booking={content.facts} isSoon={content.kind === 'reminder-hours'} />
        ),
      }
    case 'on-the-way':
      return {
        subject: words.said('on-the-way', 'subject', startIn(content.facts, words)),
        body: <OnTheWay business={business} visit={content.facts} />,
      }
    case 'booking-changed':
      return {
        subject: content.facts.isOwed
          ? words.changed.subjectPaid(dayName(content.facts.date, words))
          : words.changed.subject(dayName(content.facts.date, words)),
        body: <BookingChanged business={business} booking={content.facts} />,
      }
    case 'booking-unchanged':
      return {
        subject: words.unchanged.subject(business.company.name),
        body: <BookingUnchanged business={business} booking={content.facts} />,
      }
    case 'booking-restored':
      return {
        subject: words.restored.subject(dayName(content.facts.date, words)),
        body: <BookingRestored business={business} booking={content.facts} />,
      }
    case 'change-payment':
      return {
        subject: words.changePayment.subject(dayName(content.facts.date, words)),
        body: <ChangePayment business={business} booking={content.facts} />,
      }
    case 'thank-you':
      return {
        subject: words.said('thank-you', 'subject', startIn(content.facts, words)),
        body: <ThankYou business={business} visit={content.facts} />,
      }
    case 'job-canceled':
      return {
        subject: `Job canceled: ${dayName(content.facts.oldDate === '' ? content.facts.date : content.facts.oldDate)}`,
        body: <JobCanceled business={business} job={content.facts} />,
      }
    case 'job-moved':
      return {
        subject: `Job moved to ${dayName(content.facts.date)} at ${content.facts.time}`,
        body: <JobMoved business={business} job={content.facts} />,
      }
    case 'job-changed':
      return {
        subject: `Job changed: ${dayName(content.facts.date)} at ${content.facts.time}`,
        body: <JobChanged business={business} job={content.facts} />,
      }
    case 'job-assignment-confirmation':
      return {
        subject: `New job: ${serviceName(content.facts.service, words)} on ${dayName(content.facts.date)} at ${content.facts.time}`,
        body: <JobAssignment business={business} job={content.facts} />,
      }
    case 'cleaner-assignment':
      return {
        subject: words.said('cleaner-assignment', 'subject', startIn(content.facts, words)),
        body: <CleanerAssignment business={business} cleaner={content.facts} />,
      }
    case 'booking-link':
      return {
        subject: words.link.subject(dayName(content.facts.date, words), business.company.name),
        body: <BookingLink business={business} booking={content.facts} />,
      }
    case 'payment-link':
      return {
        subject: words.paymentLink.subject(
          words.visit,
          dayName(content.facts.date, words),
          business.company.name,
        ),
        body: <PaymentLink business={business} booking={content.facts} />,
      }
    case 'price-rise':
    case 'price-rise-taken-back':
    case 'visit-announced':
    case 'visit-declined':
    case 'visit-unpaid':
    case 'visit-freed':
    case 'card-expiring':
    case 'visits-changed':
    case 'waiting-joined':
    case 'place-offered':
      return regularLetter(content, words)
    case 'contact-received':
    case 'contact-company':
    case 'application-received':
    case 'application-company':
    case 'inquiry-reply':
    case 'admin-invitation':
    case 'trial-letter':
      return messageLetter(content, words)
  }
}

/** Returns what a subject says of a visit. */
function startIn(
  { service, date, time }: { readonly service: string; readonly date: string; readonly time: string },
  words: LetterWords,
) {
  return {
    service: serviceName(service, words),
    day: dayName(date, words),
    time: words.timeWords(time),
  }
}
