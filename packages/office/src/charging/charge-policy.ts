/** When the visits of a series are announced, charged to the kept card, and given up. Days and hours count back from the start of a visit. */
export interface ChargePolicy {
  /** The number of days before a visit at which its customer is told of the charge, at the same time of the day. */
  readonly announceDays: number
  /** The number of hours between that letter and the first charge, where the letter was late. */
  readonly noticeHours: number
  /** The numbers of days before it at which the card is charged, and again where it was declined; from the first try to the last. */
  readonly chargeDays: readonly number[]
  /** The number of hours before it at which the last letter asks for its payment. */
  readonly lastLetterHours: number
  /** The number of hours before it at which its place is freed. */
  readonly freeHours: number
  /** The number of days before a card expires at which its customer is told. */
  readonly expiringDays: number
}

/** The most days before a visit that its customer is told: a price rise is told 30 days ahead, and holds before the first visit that it is for is announced. */
export const mostAnnounceDays = 14

/** The table of a company that has none of its own. */
export const standardCharges: ChargePolicy = {
  announceDays: 7,
  noticeHours: 24,
  chargeDays: [4, 3, 2],
  lastLetterHours: 30,
  freeHours: 24,
  expiringDays: 30,
}
