import { useEffect, useState } from 'react'

/**
 * A module that is loaded once it is wanted: undefined until then, and where it does not arrive, of which `ReloadNotice` tells.
 *
 * @param load the same function at every call
 */
export function useLoaded<M extends object>(isWanted: boolean, load: () => Promise<M>): M | undefined {
  const [loaded, setLoaded] = useState<M>()
  useEffect(() => {
    if (!isWanted) return
    let current = true
    load().then(
      (module) => {
        if (current) setLoaded(module)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [isWanted, load])
  return loaded
}
