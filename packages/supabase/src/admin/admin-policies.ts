import type { SchedulePolicy } from '@dustforce/core/schedule'
import { type AdminClient, isRow } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** The last published policy. */
export interface PublishedPolicy {
  readonly id: number
  readonly policy: SchedulePolicy
}

/** A policy to publish: it holds at once. */
export interface PolicyOrder {
  readonly policy: SchedulePolicy
  /** The version that was edited; null when none was published. */
  readonly basedOn: number | null
}

/** When the company works, as owners publish it. Only an owner reads and publishes versions. */
export function adminPolicies({ rest, rows, invoke }: Pick<AdminClient, 'rest' | 'rows' | 'invoke'>) {
  return {
    /** Null while none was published. */
    last: async (): Promise<PublishedPolicy | null> => {
      const [row] = await rows(
        rest
          .from('business_versions')
          .select('id, document')
          .eq('kind', 'policy')
          .order('id', { ascending: false })
          .limit(1),
      )
      if (row === undefined) return null
      // Only the settings need the parser: it comes with them.
      const { parsePolicy } = await import('@dustforce/core/schedule/schema')
      const read = parsePolicy(row.document)
      if (!read.ok) throw new AdminFailure('unreachable', 'The published hours cannot be read.')
      return { id: Number(row.id), policy: read.value }
    },
    /** Returns the id of the version; refused when something is wrong, or somebody else published since. */
    publish: async ({ policy, basedOn }: PolicyOrder): Promise<number> => {
      const answer = await invoke('publish-business', {
        ...{ kind: 'policy', document: policy, basedOn, holdsFrom: 0, note: '' },
      })
      return isRow(answer) ? Number(answer.id) : 0
    },
  }
}
