import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { ErrorState } from '@dustforce/ui/error-state'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextArea } from '@dustforce/ui/text-area'
import { TextLink } from '@dustforce/ui/text-link'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import type { ReviewAnswer, ReviewFailure, ReviewQuestion } from './own-review.ts'

export interface ReviewViewProps {
  readonly found: ReviewQuestion | ReviewFailure | 'loading'
  readonly onRetry: () => void
  /** Resolves to what went wrong, or to null. */
  readonly onSend: (review: ReviewAnswer) => Promise<string | null>
  /** What follows the answer. */
  readonly children?: ReactNode
}

const ratings = [
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5', label: '5' },
] as const

type Rating = (typeof ratings)[number]['value']

/** The question after a visit, in each of its states. */
export function ReviewView({ found, onRetry, onSend, children }: ReviewViewProps) {
  if (found === 'missing')
    return (
      <div className="min-h-dvh">
        <OutcomeCard title="This link opens nothing" Icon={CircleAlert} tone="info">
          <p className="text-muted">
            It may have expired or been replaced by a newer one. The link in our latest letter works, or{' '}
            <TextLink href="/#contact">write to us</TextLink> how it was.
          </p>
        </OutcomeCard>
      </div>
    )
  return (
    <div className="mx-auto grid min-h-dvh max-w-2xl content-start gap-6 px-4 py-10 sm:px-6 md:py-14">
      <h1 className="text-heading">How was your cleaning?</h1>
      {found === 'loading' ? (
        <div role="status">
          <span className="sr-only">Loading the question...</span>
          <Skeleton className="h-96" />
        </div>
      ) : typeof found === 'string' ? (
        <ErrorState
          title="The question could not be loaded."
          hint="Please wait a minute, then try again."
          onRetry={onRetry}
        />
      ) : (
        <>
          <p className="text-muted">
            {found.service} on {found.when}
            {found.cleaner === null ? '' : `, with ${found.cleaner}`}
          </p>
          {found.canReview ? (
            <Question found={found} onSend={onSend} />
          ) : (
            <Notice tone="info">
              {found.isShown
                ? 'Thank you, your answer stands on our website. Shall we take it down or change it? Write to us.'
                : 'The question can be answered once the cleaning is done.'}
            </Notice>
          )}
          {children}
        </>
      )}
    </div>
  )
}

function Question({ found, onSend }: Pick<ReviewViewProps, 'onSend'> & { readonly found: ReviewQuestion }) {
  const [rating, setRating] = useState<Rating | null>(
    ratings.find(({ value }) => value === String(found.review?.rating))?.value ?? null,
  )
  const [text, setText] = useState(found.review?.text ?? '')
  const [mayShow, setMayShow] = useState(found.review?.mayShow ?? false)
  const [state, setState] = useState<'answering' | 'sending' | 'sent'>('answering')
  const [problem, setProblem] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)

  const changed = () => {
    setState('answering')
    setProblem(null)
    setMissing(false)
  }
  const send = async () => {
    if (state === 'sending') return
    if (rating === null) {
      setMissing(true)
      return
    }
    setState('sending')
    const failed = await onSend({ rating: Number(rating), text, mayShow })
    setProblem(failed)
    setState(failed === null ? 'sent' : 'answering')
  }

  return (
    <form
      noValidate
      aria-label="How was your cleaning?"
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        if (rating === null) event.currentTarget.querySelector('input')?.focus()
        void send()
      }}
    >
      <ChoiceGroup
        legend="From 1, bad, to 5, very good"
        look="segments"
        required
        error={isMissing ? 'Please choose a number.' : undefined}
        value={rating}
        onChange={(chosen) => {
          setRating(chosen)
          changed()
        }}
        options={ratings}
      />
      <TextArea
        label="What should we know? (optional)"
        rows={5}
        limit={1000}
        maxLength={1000}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          changed()
        }}
      />
      <Checkbox
        label={`You may show this on your website, as “${found.shownAs}”`}
        hint="Nothing else of you is shown, and the office decides whether it is."
        checked={mayShow}
        onChange={(event) => {
          setMayShow(event.target.checked)
          changed()
        }}
      />
      <div>
        <Button type="submit" busy={state === 'sending'} busyLabel="Sending...">
          {found.review === null ? 'Send' : 'Change my answer'}
        </Button>
      </div>
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      {state === 'sent' ? (
        <Notice tone="success" announce="polite" title="Thank you">
          The office has your answer. You can change it here until it is shown on the website.
        </Notice>
      ) : null}
    </form>
  )
}
