import { type Cents, cents, isCents } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import type { YearOfVisits } from '@dustforce/office/price-rise'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'
import type { EmailPreview } from './admin-emails.ts'

/** Visits that repeat, as a list names them. */
interface Visits {
  readonly id: string
  readonly customer: string
  /** 'Every two weeks'. */
  readonly every: string
}

/** Visits that would cost another price. */
export interface RaisedVisits extends Visits {
  /** The first day that costs it, and the first visit from then on. */
  readonly holdsFrom: BusinessDate
  readonly first: BusinessDate
  readonly beforeCents: Cents
  readonly afterCents: Cents
  /** Of the price before. */
  readonly percent: number
  /** The lines that differ; null where a price has no such line. */
  readonly lines: readonly {
    readonly label: string
    readonly beforeCents: Cents | null
    readonly afterCents: Cents | null
  }[]
  readonly yearBefore: YearOfVisits
  readonly yearAfter: YearOfVisits
}

/** Visits that keep their price, and why. */
export interface UntouchedVisits extends Visits {
  readonly why: string
  readonly problems: readonly string[]
}

/** The preview of a price rise. */
export interface RisePreview {
  /** The first day that is named, and the first one that the law allows. */
  readonly from: BusinessDate | null
  readonly earliest: BusinessDate | null
  /** The version of the prices. */
  readonly book: string
  readonly raised: readonly RaisedVisits[]
  readonly untouched: readonly UntouchedVisits[]
}

/** A price rise to tell. */
export interface RiseOrder {
  /** A UUID of its own: the same order again is done once. */
  readonly id: string
  readonly from: BusinessDate
  /** The chosen series, as they were shown. */
  readonly series: readonly Pick<RaisedVisits, 'id' | 'holdsFrom' | 'beforeCents' | 'afterCents'>[]
}

/** A price rise that was told. */
export interface DecidedRise {
  readonly id: string
  readonly priceBook: string
  readonly author: string
  /** The day on which it was told, and on which it was taken back. */
  readonly toldOn: BusinessDate | null
  readonly takenBackOn: BusinessDate | null
  readonly holdsFrom: BusinessDate | null
  /** Of how many customers, for how many it holds, and how many have ended since. */
  readonly told: number
  readonly held: number
  readonly ended: number
}

/** Price rises for visits that repeat. */
export function adminRises({ invoke }: Pick<AdminClient, 'invoke'>) {
  const ask = (act: string, body: object = {}) => invoke('raise-prices', { act, ...body })
  return {
    /** Previews what the prices that are charged now would do from a day on, or as early as possible; nobody is told. */
    preview: async (from: BusinessDate | null): Promise<RisePreview> => {
      const answer = await ask('preview', { from })
      return {
        ...{ from: dayOf(rowOf(answer).from), earliest: dayOf(rowOf(answer).earliest) },
        book: textAt(answer, 'book') ?? '',
        raised: rowsAt(answer, 'raised').flatMap(readRaised),
        untouched: rowsAt(answer, 'untouched').map((row) => ({
          ...visitsOf(row),
          why: textAt(row, 'why') ?? '',
          problems: Array.isArray(row.problems) ? row.problems.map(String) : [],
        })),
      }
    },
    /** The letter that a customer would get. */
    letter: async (seriesId: string, from: BusinessDate): Promise<EmailPreview> => {
      const answer = await ask('letter', { seriesId, from })
      const part = (name: string) => textAt(answer, name) ?? ''
      return { to: part('to'), subject: part('subject'), html: part('html') }
    },
    /** Tells the customers; refused when it is no longer what was shown. */
    raise: async (order: RiseOrder): Promise<void> => {
      await ask('raise', order)
    },
    /** Takes a rise back that holds for nobody yet. */
    takeBack: async (id: string): Promise<void> => {
      await ask('take-back', { id })
    },
    /** The newest first. */
    decided: async (): Promise<readonly DecidedRise[]> =>
      rowsAt(await ask('list'), 'rises').map((row) => ({
        id: String(row.id),
        priceBook: textAt(row, 'priceBook') ?? '',
        author: textAt(row, 'author') ?? '',
        ...{ toldOn: dayOf(row.toldOn), takenBackOn: dayOf(row.takenBackOn) },
        holdsFrom: dayOf(row.holdsFrom),
        ...{ told: Number(row.told), held: Number(row.held), ended: Number(row.ended) },
      })),
  }
}

function visitsOf(row: Row): Visits {
  return {
    id: String(row.id),
    customer: textAt(row, 'customer') ?? '',
    every: textAt(row, 'every') ?? '',
  }
}

function readRaised(row: Row): readonly RaisedVisits[] {
  const { holdsFrom, first } = row
  if (!isBusinessDate(holdsFrom) || !isBusinessDate(first)) return []
  return [
    {
      ...visitsOf(row),
      ...{ holdsFrom, first, percent: Number(row.percent) },
      ...{ beforeCents: amountOf(row.beforeCents), afterCents: amountOf(row.afterCents) },
      lines: rowsAt(row, 'lines').map((line) => ({
        label: textAt(line, 'label') ?? '',
        beforeCents: line.beforeCents === null ? null : amountOf(line.beforeCents),
        afterCents: line.afterCents === null ? null : amountOf(line.afterCents),
      })),
      ...{ yearBefore: yearOf(row.yearBefore), yearAfter: yearOf(row.yearAfter) },
    },
  ]
}

function yearOf(value: unknown): YearOfVisits {
  const row = rowOf(value)
  return {
    visits: Number(row.visits),
    incomeCents: amountOf(row.incomeCents),
    payCents: amountOf(row.payCents),
    marginCents: amountOf(row.marginCents),
  }
}

function rowOf(value: unknown): Row {
  return isRow(value) ? value : {}
}

function dayOf(value: unknown): BusinessDate | null {
  return isBusinessDate(value) ? value : null
}

function amountOf(value: unknown): Cents {
  return isCents(value) ? value : cents(0)
}
