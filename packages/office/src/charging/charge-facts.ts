import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { ChargePolicy } from './charge-policy.ts'
import type { Decline } from './decline.ts'

/** One try to bring the money of a visit. */
export interface ChargeTry {
  /** Names it to the payment provider. */
  readonly id: string
  /** Whether the card was charged without the customer, or the customer opened a page to pay. */
  readonly by: 'company' | 'customer'
  /** Epoch milliseconds. */
  readonly at: number
  /** `pending` until the provider says; `dropped` where nothing was charged, and never will be by it. */
  readonly outcome: 'pending' | 'charged' | 'declined' | 'dropped'
  /** The next step that its decline asks for. */
  readonly decline: Decline | null
  /** The decline in the provider's word. */
  readonly code: string | null
  /** The card that was charged; null where the customer paid. */
  readonly cardId: string | null
  /** The customer was told of its decline. */
  readonly isTold: boolean
}

/** When a customer agreed to be told and charged, in days before a visit. */
export interface AgreedDays {
  readonly toldDays: number
  readonly chargedDays: number
}

/** The facts that the next act for the money of a visit follows from. Instants in epoch milliseconds. */
export interface ChargeFacts {
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  /** The visit stands, is neither done nor freed, and its payment is still arranged. */
  readonly isAwaited: boolean
  /** The card that is kept now; null without one. */
  readonly cardId: string | null
  /** The days that its customer agreed to; null where that is not known. */
  readonly agreed: AgreedDays | null
  readonly announcedAt: number | null
  /** The table that it was announced by: it holds for that visit. */
  readonly announcedBy: ChargePolicy | null
  /** From the oldest to the newest. */
  readonly tries: readonly ChargeTry[]
  readonly lastLetterAt: number | null
}
