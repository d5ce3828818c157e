import type { AdminClient } from './admin-client.ts'
import { changeRecords, type Theirs } from './admin-records.ts'

/** An answer that is written once. */
export interface CannedReply {
  readonly id: string
  readonly title: string
  readonly body: string
}

/** Answers to inquiries that are put into a reply. */
export function adminCannedReplies(client: AdminClient) {
  const { rest, rows } = client
  return {
    /** By title. */
    all: (): Promise<readonly CannedReply[]> =>
      rows(rest.from('canned_replies').select('id,title,body').order('title')),
    add: async ({ title, body }: Omit<CannedReply, 'id'>): Promise<void> => {
      await rows(rest.from('canned_replies').insert(writtenOf(title, body)).select('id'))
    },
    /** Refused where somebody else changed the same since it was seen. */
    update: ({ id, title, body }: CannedReply, seen: CannedReply, theirs: Theirs = {}): Promise<void> =>
      changeRecords(
        client,
        [
          {
            ...{ of: 'canned_replies', key: id, next: writtenOf(title, body) },
            seen: { title: seen.title, body: seen.body, ...theirs },
          },
        ],
        'This reply no longer exists.',
      ),
    remove: async (id: string): Promise<void> => {
      await rows(rest.from('canned_replies').delete().eq('id', id).select('id'))
    },
  }
}

function writtenOf(title: string, body: string) {
  return { title: title.trim(), body: body.trim() }
}
