import { sentence } from '@dustforce/office/language'
import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { takeLinkToken } from './link-token.ts'
import { useReturn } from './use-return.ts'

/** Why a link could not be opened. `missing`: it does not exist or no longer works. */
export type LinkFailure = 'missing' | 'rate-limited' | 'unavailable'

const sentences: Readonly<Record<LinkFailure, string>> = {
  missing: 'This link no longer works.',
  'rate-limited': 'Too many tries. Please wait a few minutes.',
  unavailable: 'That did not work. Please check your connection and try again.',
}

/** Why a link was not answered, in words. */
export function failureText(failure: LinkFailure): string {
  return sentence(sentences[failure])
}

/** Why a link was not answered, by the status of the answer. */
export function linkFailureOf(status: number): LinkFailure {
  if (status === 404) return 'missing'
  return status === 429 ? 'rate-limited' : 'unavailable'
}

/**
 * Looks up what a letter's link opens: when the page appears, when its tab is returned to, and when another link is opened in it. Looking does
 * nothing else.
 *
 * @param ask the same function every time
 * @param scope what the link opens; a link of one opens no other
 */
export function useOpenedLink<T extends object>(
  ask: (backend: OwnBookings, token: string) => Promise<T | LinkFailure>,
  scope?: string,
) {
  const [token, setToken] = useState<string | null>(null)
  const [found, setFound] = useState<T | LinkFailure | 'loading'>('loading')

  const [looks, setLooks] = useState(0)
  const lastLook = useRef(0)

  const look = useCallback(
    (shown: string) => {
      lastLook.current += 1
      const nr = lastLook.current
      setLooks(nr)
      const asked = async () => (shown === '' ? 'missing' : ask(await ownBookings(), shown))
      void asked()
        .catch((): LinkFailure => 'unavailable')
        .then((answer) => {
          // A later look asks for what is true now, or for another link.
          if (nr !== lastLook.current) return
          setFound((before) =>
            // The content that is shown is worth more than the news that it could not be looked up.
            typeof before === 'object' && (answer === 'unavailable' || answer === 'rate-limited')
              ? before
              : answer,
          )
        })
    },
    [ask],
  )

  useEffect(() => {
    const take = () => setToken(takeLinkToken(scope))
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [scope])

  const open = useCallback(() => {
    if (token === null) return
    setFound('loading')
    look(token)
  }, [look, token])
  useEffect(open, [open])
  useReturn(
    looks,
    useCallback(() => look(token ?? ''), [look, token]),
  )
  return { found, token: token ?? '', retry: open }
}
