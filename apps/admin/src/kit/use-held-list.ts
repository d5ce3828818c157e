import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { holdList } from '../app/held-lists.ts'

/** Keeps the rows of a list where they are while the calling component is shown; counts the changes of others that wait meanwhile. */
export function useHeldList(name: string): { readonly waiting: number; readonly show: () => void } {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const release = holdList(name, () => setWaiting((count) => count + 1))
    return () => {
      release()
      client.invalidateQueries({ queryKey: [name, 'page'] })
    }
  }, [client, name])
  return {
    waiting,
    show: () => {
      setWaiting(0)
      client.invalidateQueries({ queryKey: [name, 'page'] })
    },
  }
}
