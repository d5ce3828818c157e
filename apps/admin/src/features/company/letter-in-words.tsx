import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { EmailPreview } from '../../patterns/email-preview.tsx'

export interface LetterInWordsProps {
  readonly kind: string
  readonly language: string
  /** The whole letter's; null while one of them is wrong. */
  readonly sentences: Readonly<Record<string, string>> | null
}

const pauseMs = 300

/** The last letter of a kind to a customer, as it would be in these words. */
export function LetterInWords({ kind, language, sentences }: LetterInWordsProps) {
  const { emails } = useBackend()
  const text = sentences === null ? null : JSON.stringify(sentences)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery({
    queryKey: ['own-words', kind, language, asked],
    queryFn: () => emails.previewOwnWords({ kind, language, sentences: JSON.parse(asked ?? '{}') }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (query.data === null)
    return (
      <p className="text-sm text-muted">
        After your first booking, this e-mail is shown here as its customer gets it.
      </p>
    )
  return (
    <EmailPreview
      label="The e-mail to your last customer, in these words"
      email={query.data ?? null}
      failure={query.isError ? messageOf(query.error) : undefined}
      stale={query.isFetching || asked !== text}
    />
  )
}
