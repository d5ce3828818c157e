import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import type { ReactNode } from 'react'
import { BookingNotice, type BookingTrouble } from './booking-notice.tsx'
import * as words from './words.en.tsx'

/** The number of required parts that are filled in, and the first that is not; null when all are. */
export interface BookingProgress {
  readonly done: number
  readonly total: number
  readonly next: string | null
}

interface BookingFrameProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** 'Deep Cleaning'. */
  readonly serviceName: string
  /** Formatted total with tax. */
  readonly total: string
  readonly submitLabel: string
  readonly submitting: boolean
  /** `day-full` takes no press; `promo-invalid` takes one, and it is told what to do. */
  readonly blocked: 'day-full' | 'promo-invalid' | null
  /** The trouble of the last try; it stands beside the button. */
  readonly trouble?: BookingTrouble | undefined
  /** The progress of the required parts. */
  readonly progress: BookingProgress
  /** The number of times that the form was refused. */
  readonly tries?: number
  readonly onSubmit: () => void
  readonly children: ReactNode
}

const formId = 'booking-form'

/** The booking dialog around its parts; price and submit button stay in view. */
export function BookingFrame({
  open,
  onOpenChange,
  serviceName,
  total,
  submitLabel,
  submitting,
  blocked,
  trouble,
  progress,
  tries = 0,
  onSubmit,
  children,
}: BookingFrameProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={words.bookYour(serviceName)}
      description={words.requiredFields}
      banner={<Progress {...progress} />}
      footer={
        <>
          {trouble === undefined ? null : (
            <div className="w-full">
              <BookingNotice trouble={trouble} />
            </div>
          )}
          <p className="mr-auto leading-tight">
            <span className="block text-sm whitespace-nowrap text-muted max-sm:text-xs">
              {words.totalWithTax}
            </span>
            <span className="text-xl font-semibold tabular-nums">{total}</span>
          </p>
          <Button
            type="submit"
            form={formId}
            variant="sun"
            size="lg"
            className="max-sm:flex-1 max-sm:px-3! max-sm:text-base!"
            busy={submitting}
            busyLabel={submitLabel}
            disabled={blocked === 'day-full'}
            {...(blocked === 'promo-invalid' && { 'aria-disabled': true })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5 sm:gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ErrorSummary tries={tries} />
        {children}
      </form>
    </Dialog>
  )
}

function Progress({ done, total, next }: BookingProgress) {
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-1.5">
        {Array.from({ length: total }, (_, index) => index).map((index) => (
          <span
            key={index}
            data-filled={index < done || undefined}
            className={`h-1.5 rounded-full transition-colors forced-colors:border ${index < done ? 'bg-brand' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="text-sm text-muted">
        {next === null ? words.allSet : words.partsDone(done, total, next)}
      </p>
    </div>
  )
}
