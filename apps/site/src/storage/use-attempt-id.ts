import { newId } from '@dustforce/supabase/new-id'
import { useRef } from 'react'

/** The id of what is being sent: the same until it has arrived, so that what is sent again after a lost answer is stored once. */
export function useAttemptId(): { readonly current: () => string; readonly end: () => void } {
  const id = useRef<string>(null)
  return {
    current: () => {
      id.current ??= newId()
      return id.current
    },
    end: () => {
      id.current = null
    },
  }
}
