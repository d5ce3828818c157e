import type { Cents, MoneyFormat } from '@dustforce/core/money'
import type { BusinessDate } from '@dustforce/core/schedule'

/** The facts that the words of a consent state. */
export interface ConsentFacts {
  readonly company: string
  readonly service: string
  /** 'Every two weeks'. */
  readonly often: string
  /** A label such as '9:00 AM'. */
  readonly time: string
  /** The date of the first visit that is charged so. */
  readonly next: BusinessDate
  /** The lowest and the highest price of the visits that were listed. */
  readonly least: Cents
  readonly most: Cents
  /** The form in which amounts are written. */
  readonly money: MoneyFormat
  /** The numbers of days before a visit at which its customer is told of the charge, and is charged. */
  readonly told: number
  readonly charged: number
}
