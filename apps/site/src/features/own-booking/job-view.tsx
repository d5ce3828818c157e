import { phoneUri } from '@dustforce/core/validation'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextLink } from '@dustforce/ui/text-link'
import { type ReactNode, useState } from 'react'
import { VisitFacts } from '../../visit/visit-facts.tsx'
import { type Linked, LinkedPage } from './linked-page.tsx'
import type { OwnJob } from './own-job.ts'
import { useSend } from './use-send.ts'

export interface JobViewProps {
  readonly found: Linked<OwnJob>
  readonly onRetry: () => void
  /** Resolves to what went wrong, or to null. */
  readonly onTell: () => Promise<string | null>
}

/** A cleaner's job: where and when, and the one button for setting out. */
export function JobView({ found, onRetry, onTell }: JobViewProps) {
  return (
    <LinkedPage
      title="Your job"
      found={found}
      loading={
        <>
          <span className="sr-only">Loading your job...</span>
          <Skeleton className="h-96" />
        </>
      }
      missing={{
        title: 'This link opens no job',
        content: (
          <p className="text-muted">
            The job may be over, or someone else’s now. The link in our latest e-mail about it works.
          </p>
        ),
      }}
      unavailable={{ title: 'Your job could not be loaded.' }}
      onRetry={onRetry}
    >
      {(job) => <Job job={job} onTell={onTell} />}
    </LinkedPage>
  )
}

const problems: Readonly<Record<string, string>> = {
  canceled: 'This job is canceled. Please do not come.',
  completed: 'This job is done.',
  'no-email': 'Your customer has no e-mail address with us, so nothing can be sent. Please ring at the door.',
}

function Job({ job, onTell }: Pick<JobViewProps, 'onTell'> & { readonly job: OwnJob }) {
  const { customer, company, rooms, directions, problem: refusal } = job
  const [hasTold, setTold] = useState(false)
  const isTold = hasTold || job.isOnTheWay
  const { busy, problem, send } = useSend()
  const who = customer ?? 'your customer'

  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['When', job.when],
    ['Takes', job.durationMinutes === null ? '' : durationText(job.durationMinutes, durationInEnglish)],
    ['Customer', customer ?? ''],
    ['Address', job.address],
    ['Home', rooms === null ? '' : `${rooms.bedrooms} bed, ${rooms.bathrooms} bath`],
    ['Add-ons', job.addOns.join(', ')],
  ]
  return (
    <section aria-labelledby="job" className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id="job" className="text-title">
        {job.service}
      </h2>
      <VisitFacts facts={facts} />
      {directions === null ? null : (
        <a
          href={directions}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'secondary', size: 'lg' })}
        >
          Directions<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {isTold ? (
        <Notice tone="success" announce="polite" title="You are on the way">
          We have told {who}.
        </Notice>
      ) : refusal === null ? (
        <div className="grid gap-3">
          <Button
            size="lg"
            busy={busy}
            busyLabel="Telling..."
            onClick={async () => setTold(await send(onTell))}
          >
            I am on my way
          </Button>
          <p className="text-sm text-muted">We write to {who} at once. It can be said once.</p>
        </div>
      ) : (
        <Notice tone="info">
          {job.tellFrom === null || refusal in problems
            ? (problems[refusal] ?? 'You cannot message your customer here now.')
            : `You can tell ${who} that you are on the way from ${job.tellFrom} on.`}
        </Notice>
      )}
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      )}
      <p className="text-sm text-muted">
        How to get in is in your e-mail about the job. Questions? Call{' '}
        <TextLink href={`tel:${phoneUri(company.phone)}`}>{company.phone}</TextLink>.
      </p>
    </section>
  )
}
