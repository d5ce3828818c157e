import { AdminFailure } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useRef } from 'react'

/** The value to store in place of the one that was seen. */
export interface Over<T> {
  readonly next: T
  readonly seen: T
}

/** The fields that were shown of another's change of the same record. */
export type Theirs = Readonly<Record<string, unknown>>

/**
 * Saves a record over what was seen of it. When somebody else changed the same meanwhile, the failure says what they made of it; what was typed
 * stays, and the next try is over theirs.
 */
export function useSaveOver(): <T>(record: string, save: (theirs: Theirs) => Promise<T>) => Promise<T> {
  const business = useBusiness()
  const shown = useRef<{ readonly record: string; readonly theirs: Theirs }>({ record: '', theirs: {} })
  return async (record, save) => {
    const { theirs } = shown.current.record === record ? shown.current : { theirs: {} }
    try {
      const saved = await save(theirs)
      shown.current = { record: '', theirs: {} }
      return saved
    } catch (failure) {
      if (!(failure instanceof AdminFailure) || failure.theirs === null) throw failure
      shown.current = { record, theirs: { ...theirs, ...failure.theirs } }
      const { storedText } = await import('../patterns/history-words.ts')
      const stored = Object.entries(failure.theirs).map(([name, value]) => storedText(name, value, business))
      throw new AdminFailure(
        'conflict',
        `${failure.message} Stored now: ${stored.join('; ')}. Save again to put what you chose in its place.`,
        failure.hint,
        { theirs: failure.theirs },
      )
    }
  }
}
