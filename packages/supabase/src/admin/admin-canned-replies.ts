import { textColumn } from '@dustforce/office/stored'
import type { AdminClient } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** An answer that is written once. */
export interface CannedReply {
  readonly id: string
  readonly title: string
  readonly body: string
}

/** Answers to inquiries that are put into a reply. */
export function adminCannedReplies({ rest, rows }: AdminClient) {
  return {
    /** By title. */
    all: async (): Promise<readonly CannedReply[]> =>
      (await rows(rest.from('canned_replies').select('id,title,body').order('title'))).map((row) => ({
        id: textColumn(row.id) ?? '',
        title: textColumn(row.title) ?? '',
        body: textColumn(row.body) ?? '',
      })),
    /** Adds one, or changes the one with the id. */
    save: async ({
      id,
      title,
      body,
    }: Omit<CannedReply, 'id'> & { readonly id: string | null }): Promise<void> => {
      const table = rest.from('canned_replies')
      const written = { title: title.trim(), body: body.trim() }
      const stored = await rows(
        id === null ? table.insert(written).select('id') : table.update(written).eq('id', id).select('id'),
      )
      if (stored.length === 0) throw new AdminFailure('conflict', 'This reply no longer exists.')
    },
    remove: async (id: string): Promise<void> => {
      await rows(rest.from('canned_replies').delete().eq('id', id).select('id'))
    },
  }
}
