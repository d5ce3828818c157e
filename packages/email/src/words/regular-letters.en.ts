/* The words of letters about visits that repeat. */

export const cardExpiring = {
  subject: (visit: string, day: string) => `Your card expires before your ${visit} on ${day}`,
  title: 'Your card expires soon',
  preview: (card: string, month: string) => `Your ${card} is good until the end of ${month}.`,
  text: (name: string, card: string, month: string) =>
    `Hello ${name}, your ${card} is good until the end of ${month}, and the visit below would be charged after that. Please give another card on the page of your booking, with 'Use another card': it takes a minute, and nothing is charged now.`,
  renewed:
    'If your bank renews this card by itself, there may be nothing to do: we write again if a charge is declined.',
}

export const visitsChanged = {
  title: {
    skip: 'Your visit is skipped',
    'take-back': 'Your visit takes place after all',
    pause: 'Your visits pause',
    'go-on': 'Your visits go on',
    rearrange: 'Your visits have changed',
    end: 'Your visits have ended',
    planned: 'A visit cannot be as agreed',
  },
  preview: (service: string) => `${service}: what becomes of your visits that repeat.`,
  text: (name: string, service: string) =>
    `Hello ${name}, here is what becomes of your visits that repeat (${service}).`,
  paused: (from: string, until: string) =>
    `There are no visits from ${from}; they take place again from ${until}.`,
  visits: 'Your visits',
  fate: {
    changed: 'Changed',
    again: 'Takes place',
    new: 'New',
    off: 'Does not take place',
    left: 'Found no place, so it is left out',
  },
  instead: (before: string) => `Instead of ${before}`,
  note: {
    skip: 'Your card is not charged for it. The visits after it stay as they are.',
    'take-back': 'Your card is charged for it before the visit, as for the others.',
    pause: 'Your card is not charged while your visits pause.',
    'go-on': 'Your card is charged before each visit, as you agreed.',
    rearrange: 'Your card is charged before each visit, as you agreed.',
    end: 'Your card is not charged again for these visits. A visit that is paid already still takes place.',
    planned:
      'The day is full, or we are closed. You can move or skip the visit on the page of your booking. Your card is charged only for visits that take place.',
  },
}

export const priceRise = {
  subject: (day: string, company: string) => `Your visits have a new price from ${day} – ${company}`,
  subjectBack: (company: string) => `Your visits keep their price – ${company}`,
  preview: (day: string, after: string, before: string) =>
    `From ${day} each visit is ${after}, now ${before}.`,
  title: (day: string) => `Your visits have a new price from ${day}`,
  text: (name: string, first: string) =>
    `Hello ${name}, until then nothing changes. Your visit on ${first} is the first at the new price.`,
  now: 'Each visit now',
  from: (day: string) => `Each visit from ${day}`,
  withTax: (amount: string) => `${amount} with tax`,
  changes: 'What changes',
  notCharged: 'not charged',
  choice: 'It is your choice',
  keep: 'Keep your visits: there is nothing to do.',
  end: (day: string) =>
    `End them: on the page of your booking, at any time before ${day} or after it, at no cost and without a reason. Visits before that day stay at today’s price.`,
  talk: (phone: string) =>
    `Talk to us: reply to this e-mail or call us at ${phone}, and we look for what suits you.`,
  previewBack: (amount: string) => `Each visit stays at ${amount}.`,
  titleBack: 'Your visits keep their price',
  textBack: (name: string, day: string, amount: string) =>
    `Hello ${name}, we wrote to you that your visits would cost more from ${day}. We have taken that back: each visit stays at ${amount} with tax. There is nothing to do.`,
}

/** The queue for a place on a full day. */
