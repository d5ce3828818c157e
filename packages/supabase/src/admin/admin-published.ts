import type { PublishedDocuments } from '@dustforce/office/company/business-as-published'
import { type AdminClient, isRow } from './admin-client.ts'

/** Returns the call that reads what owners published and what holds now, as the server has read it. */
export function adminPublished({ rpc }: Pick<AdminClient, 'rpc'>) {
  return {
    current: async (): Promise<PublishedDocuments> => {
      const published = await rpc('current_business')
      return isRow(published) ? published : {}
    },
  }
}
