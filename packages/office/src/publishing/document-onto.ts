import { changedPaths } from './document-changes.ts'
import { valueAt, withValueAt } from './document-path.ts'

/**
 * Makes the changes of one version of a document in another one: the other's changes stay where both did not change the same value.
 *
 * @example
 * documentOnto({ name: 'Ada', city: 'Toronto' }, { name: 'Bo', city: 'Toronto' }, { name: 'Ada', city: 'Ottawa' })
 * // => { name: 'Bo', city: 'Ottawa' }
 */
export function documentOnto<Document>(before: Document, mine: Document, theirs: Document): Document {
  return changedPaths(before, mine).reduce(
    (document, path) => withValueAt(document, path, valueAt(mine, path)),
    theirs,
  )
}
