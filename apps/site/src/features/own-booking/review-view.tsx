import { nameIn } from '@dustforce/office/company'
import { visitOf } from '@dustforce/office/company/own-words'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextArea } from '@dustforce/ui/text-area'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useState } from 'react'
import { useVisit } from '../../company/use-visit.ts'
import { to } from '../../language/language.en.ts'
import { type Linked, LinkedPage } from './linked-page.tsx'
import type { ReviewAnswer, ReviewQuestion } from './own-review.ts'
import * as words from './review-words.en.ts'
import { useSend } from './use-send.ts'

export interface ReviewViewProps {
  readonly found: Linked<ReviewQuestion>
  readonly onRetry: () => void
  /** Resolves to what went wrong, or to null. */
  readonly onSend: (review: ReviewAnswer) => Promise<string | null>
  /** The content after the answer. */
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
  const business = useBusiness()
  return (
    <LinkedPage
      title={words.title(visitOf(business))}
      found={found}
      loading={
        <>
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-96" />
        </>
      }
      missing={{
        title: words.opensNothing,
        content: (
          <p className="text-muted">
            {words.latestLink} <TextLink href={to('/#contact')}>{words.writeToUs}</TextLink> {words.howItWas}
          </p>
        ),
      }}
      unavailable={{ title: words.notLoaded }}
      onRetry={onRetry}
    >
      {(opened) => (
        <>
          <p className="text-muted">
            {words.visit(nameIn(business, opened.service), opened.when, opened.cleaner)}
          </p>
          {opened.canReview ? (
            <Question found={opened} onSend={onSend} />
          ) : (
            <Notice tone="info">{opened.isShown ? words.isShown : words.onceDone(visitOf(business))}</Notice>
          )}
          {children}
        </>
      )}
    </LinkedPage>
  )
}

function Question({ found, onSend }: Pick<ReviewViewProps, 'onSend'> & { readonly found: ReviewQuestion }) {
  const visit = useVisit()
  const [rating, setRating] = useState<Rating | null>(
    ratings.find(({ value }) => value === String(found.review?.rating))?.value ?? null,
  )
  const [text, setText] = useState(found.review?.text ?? '')
  const [mayShow, setMayShow] = useState(found.review?.mayShow ?? false)
  // The answer that the office has, which is thanked for until another answer is written, also while that one is sent.
  const [sent, setSent] = useState<ReviewAnswer | null>(null)
  const isSent = sent?.rating === Number(rating) && sent.text === text && sent.mayShow === mayShow
  const { busy, problem, setProblem, send } = useSend()
  const [isMissing, setMissing] = useState(false)

  const changed = () => {
    setProblem(null)
    setMissing(false)
  }
  const submit = async () => {
    if (rating === null) {
      setMissing(true)
      return
    }
    const review = { rating: Number(rating), text, mayShow }
    if (await send(() => onSend(review))) setSent(review)
  }

  return (
    <form
      noValidate
      aria-label={words.title(visit)}
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        if (rating === null) event.currentTarget.querySelector('input')?.focus()
        void submit()
      }}
    >
      <ChoiceGroup
        legend={words.scale}
        look="segments"
        required
        error={isMissing ? words.chooseNumber : undefined}
        value={rating}
        onChange={(chosen) => {
          setRating(chosen)
          changed()
        }}
        options={ratings}
      />
      <TextArea
        label={words.whatToKnow}
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
        label={words.mayShow(found.shownAs)}
        hint={words.nothingElse}
        checked={mayShow}
        onChange={(event) => {
          setMayShow(event.target.checked)
          changed()
        }}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={words.sending}>
          {found.review === null ? words.send : words.change}
        </Button>
      </div>
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      {isSent && problem === null ? (
        <Notice tone="success" announce="polite" title={words.thanks}>
          {words.hasReview}
        </Notice>
      ) : null}
    </form>
  )
}
