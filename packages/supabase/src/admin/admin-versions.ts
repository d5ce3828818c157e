import type { PriceBook } from '@dustforce/core/catalogue'
import type { Parsed } from '@dustforce/core/validation'
import type { ChargePolicy } from '@dustforce/office/charging'
import type { Company, CompanySchedule, TextsByLanguage } from '@dustforce/office/company'
import { instantColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** The kinds of documents that owners publish. */
export interface PublishedKinds {
  readonly 'price-book': PriceBook
  readonly policy: CompanySchedule
  readonly company: Company
  readonly charges: ChargePolicy
  readonly texts: TextsByLanguage
}

/** A published version of a document. */
export interface Version<Document> {
  readonly id: number
  readonly document: Document
  /** The owner's address; null for what the program came with. */
  readonly author: string | null
  readonly note: string
  /** Epoch milliseconds. */
  readonly holdsFrom: number
  /** Epoch milliseconds. */
  readonly publishedAt: number
}

/** A document to publish. */
export interface PublishOrder<Document> {
  readonly document: Document
  /** The version that was edited; null when none was published. */
  readonly basedOn: number | null
  /** Epoch milliseconds; what is past is now. */
  readonly holdsFrom: number
  readonly note: string
}

/** The largest number of versions that are read. */
const most = 50

/** Only the pages of what is published need the parsers: they come with them. */
const parsers: {
  readonly [Kind in keyof PublishedKinds]: () => Promise<(input: unknown) => Parsed<PublishedKinds[Kind]>>
} = {
  'price-book': async () =>
    (await import('@dustforce/office/company/parse-company-price-book')).parseCompanyPriceBook,
  policy: async () => (await import('@dustforce/office/company/parse-company-policy')).parseCompanyPolicy,
  company: async () => (await import('@dustforce/office/company/parse-company')).parseCompany,
  charges: async () => (await import('@dustforce/office/charging/parse-charge-policy')).parseChargePolicy,
  texts: async () => (await import('@dustforce/office/company/parse-company-texts')).parseCompanyTexts,
}

/** The versions of a document that owners publish. Only an owner reads and publishes them. */
export function adminVersions<Kind extends keyof PublishedKinds>(
  { rest, rows, invoke }: Pick<AdminClient, 'rest' | 'rows' | 'invoke'>,
  kind: Kind,
) {
  return {
    /** The newest first. */
    versions: async (): Promise<readonly Version<PublishedKinds[Kind]>[]> => {
      const found = await rows(
        rest
          .from('business_versions')
          .select('id, document, author, note, holds_from, created_at')
          .eq('kind', kind)
          .order('id', { ascending: false })
          .limit(most),
      )
      const parse = await parsers[kind]()
      return found.map((row) => {
        const read = parse(row.document)
        if (!read.ok) throw new AdminFailure('unreachable', 'What was published cannot be read.')
        return {
          ...{ id: Number(row.id), document: read.value, author: row.author, note: row.note },
          holdsFrom: instantColumn(row.holds_from) ?? 0,
          publishedAt: instantColumn(row.created_at) ?? 0,
        }
      })
    },
    /** Returns the id of the version; refused when something is wrong, or somebody else published since. */
    publish: async (order: PublishOrder<PublishedKinds[Kind]>): Promise<number> => {
      const answer = await invoke('publish-business', { kind, ...order })
      return isRow(answer) ? Number(answer.id) : 0
    },
  }
}
