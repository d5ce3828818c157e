import type { Tables } from '../rest/database.generated.ts'
import type { AdminClient } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** A list as the signed-in administrator wants to see it again. */
export interface SavedView {
  readonly id: string
  /** The page it is a view of, as the Command Hub names its pages. */
  readonly page: Tables['saved_views']['Row']['page']
  readonly name: string
  /** The query string of the list's address, without its question mark. */
  readonly query: string
  /** Whether the sidebar opens the page with it. */
  readonly isDefault: boolean
}

const taken = '23505'

/** The named lists of the signed-in administrator. */
export function adminViews({ rest, rows }: Pick<AdminClient, 'rest' | 'rows'>) {
  return {
    /** By page and name. */
    all: async (): Promise<readonly SavedView[]> =>
      (
        await rows(
          rest.from('saved_views').select('id,page,name,query,is_default').order('page').order('name'),
        )
      ).map(({ is_default: isDefault, ...view }) => ({ ...view, isDefault })),
    /** Adds one, or changes the one with the id. */
    save: async ({
      id,
      page,
      name,
      query,
      isDefault,
    }: Omit<SavedView, 'id'> & { readonly id: string | null }): Promise<void> => {
      const table = rest.from('saved_views')
      const written = { name: name.trim(), query, is_default: isDefault }
      try {
        const stored = await rows(
          id === null
            ? table.insert({ page, ...written }).select('id')
            : table.update(written).eq('id', id).select('id'),
        )
        if (stored.length === 0) throw new AdminFailure('conflict', 'This view no longer exists.')
      } catch (failure) {
        throw failure instanceof AdminFailure && failure.code === taken
          ? new AdminFailure('refused', 'You already have a view with this name.')
          : failure
      }
    },
    remove: async (id: string): Promise<void> => {
      await rows(rest.from('saved_views').delete().eq('id', id).select('id'))
    },
  }
}
