import { useCallback, useEffect, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { takeLinkToken } from './link-token.ts'
import {
  askMailChoices,
  type MailChoices,
  type MailChoicesFailure,
  type OpenedMailChoices,
} from './mail-choices.ts'
import { MailChoicesView } from './mail-choices-view.tsx'

const sentences: Readonly<Record<MailChoicesFailure, string>> = {
  missing: 'This link opens nothing any more.',
  'rate-limited': 'That was a little too often. Please wait a few minutes.',
  unavailable: 'That did not work. Please check your connection and try again.',
}

/** The page that the end of a letter leads to. */
export function Page() {
  const [token, setToken] = useState<string | null>(null)
  const [found, setFound] = useState<OpenedMailChoices | MailChoicesFailure | 'loading'>('loading')

  const look = useCallback(async (shown: string) => {
    setFound('loading')
    setFound(shown === '' ? 'missing' : await askMailChoices(await ownBookings(), shown))
  }, [])

  useEffect(() => {
    const take = () => {
      const shown = takeLinkToken('mail-choices')
      setToken(shown)
      void look(shown).catch(() => setFound('unavailable'))
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [look])

  return (
    <MailChoicesView
      found={found}
      onRetry={() => void look(token ?? '').catch(() => setFound('unavailable'))}
      onChoose={async (choices: MailChoices) => {
        const answer = await askMailChoices(await ownBookings(), token ?? '', choices)
        return typeof answer === 'string' ? sentences[answer] : null
      }}
    />
  )
}
