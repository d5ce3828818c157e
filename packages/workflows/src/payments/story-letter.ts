import { dollarsOf } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import type { StoryLetter, WaysBack } from '@dustforce/office/story'

/** The content of a letter of a decision beside its booking, as its payload has it. */
export interface StoryLetterRow {
  readonly kind: StoryLetter['kind']
  /** The act or the payment that it is about, where a booking may have more than one of its kind. */
  readonly changeId: string | null
  readonly facts: Readonly<Record<string, number | boolean | string>>
}

/** A letter of a decision as it is queued. */
export function storyLetterRow(letter: StoryLetter): StoryLetterRow {
  switch (letter.kind) {
    case 'booking-confirmation':
      return { kind: letter.kind, changeId: null, facts: {} }
    case 'booking-refunded':
    case 'booking-partly-refunded': {
      const { kind, refundCents, keptCents, isExcused } = letter
      const amounts = { refund_amount: dollarsOf(refundCents), kept_amount: dollarsOf(keptCents) }
      return { kind, changeId: null, facts: { ...amounts, refund_due: isExcused } }
    }
    case 'booking-changed': {
      const { kind, changeId, differenceCents, refundCents, taxBackCents, keptCents, isOwed } = letter
      return {
        kind,
        changeId,
        facts: {
          difference_amount: dollarsOf(differenceCents),
          refund_amount: dollarsOf(refundCents),
          refund_tax_amount: dollarsOf(taxBackCents),
          kept_amount: dollarsOf(keptCents),
          is_owed: isOwed,
          refund_due: false,
          ...waysRow(letter.ways),
        },
      }
    }
    case 'booking-canceled': {
      const { kind, changeId, refundCents, keptCents, ways } = letter
      const amounts = { refund_amount: dollarsOf(refundCents), kept_amount: dollarsOf(keptCents) }
      return { kind, changeId, facts: { ...amounts, ...waysRow(ways) } }
    }
    case 'booking-restored': {
      const { kind, changeId, owedCents, asks } = letter
      const owed = dollarsOf(owedCents)
      return { kind, changeId, facts: { owed_amount: owed, difference_amount: asks ? owed : 0 } }
    }
    case 'visit-announced':
    case 'visit-declined':
    case 'visit-unpaid':
    case 'visit-freed': {
      const { kind, changeId, card, chargeDate, decline, payUntil } = letter
      return {
        kind,
        changeId,
        facts: {
          pay_until_date: payUntil.date,
          pay_until_time: timeLabel(payUntil.minute),
          ...(card !== null && { card_brand: card.brand, card_last4: card.last4 }),
          ...(chargeDate !== null && { charge_date: chargeDate }),
          ...(decline !== null && { decline }),
        },
      }
    }
    case 'job-changed':
    case 'job-canceled':
      return { kind: letter.kind, changeId: letter.changeId, facts: {} }
    case 'booking-unchanged': {
      const { kind, changeId, refundCents } = letter
      return { kind, changeId, facts: { refund_amount: dollarsOf(refundCents), refund_due: false } }
    }
  }
}

/** The ways of a refund, as far as it does not simply go to the card. */
function waysRow({ offlineCents, waitsCents }: WaysBack): StoryLetterRow['facts'] {
  return {
    ...(offlineCents > 0 && { offline_refund_amount: dollarsOf(offlineCents) }),
    ...(waitsCents > 0 && { refund_waits_amount: dollarsOf(waitsCents) }),
  }
}
