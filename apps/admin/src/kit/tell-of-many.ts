import type { ResultOfMany } from '@dustforce/supabase/admin'
import { toast } from '../app/toasts.tsx'
import { offerUndo } from '../app/undo.ts'
import { failuresOf } from './bulk-words.ts'

/** Says how many of many went well, and why the others did not. */
export function tellOfMany(
  title: string,
  results: readonly ResultOfMany[],
  revert: (() => void) | null = null,
  letters = '',
): void {
  const done = results.filter(({ outcome }) => outcome === 'done').length
  const failures = failuresOf(results)
  const more = [failures, letters].filter(Boolean).join(' ')
  const description = `${done} of ${results.length}${more === '' ? '' : `. ${more}`}`
  if (revert !== null) offerUndo(title, description, revert)
  else if (done === results.length) toast.success(title, description)
  else toast.error(title, description)
}
