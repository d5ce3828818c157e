import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'
import { BookingNotice, type BookingTrouble } from './booking-notice.tsx'

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
  /** What went wrong with the last try; it stands beside the button. */
  readonly trouble?: BookingTrouble | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
}

const formId = 'booking-form'

/** The booking dialog around its parts; price and submit button stay in view. Public spec, section 2. */
export function BookingFrame({
  open,
  onOpenChange,
  serviceName,
  total,
  submitLabel,
  submitting,
  blocked,
  trouble,
  onSubmit,
  children,
}: BookingFrameProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={`Book Your ${serviceName}`}
      description="Fields with * are required. What you type is kept in this tab until you pay."
      footer={
        <>
          {trouble === undefined ? null : (
            <div className="w-full">
              <BookingNotice trouble={trouble} />
            </div>
          )}
          <p className="flex w-full items-baseline justify-between leading-tight sm:mr-auto sm:block sm:w-auto">
            <span className="block text-sm text-muted">Total with tax</span>
            <span className="text-xl font-semibold tabular-nums">{total}</span>
          </p>
          <Button
            type="submit"
            form={formId}
            variant="sun"
            size="lg"
            className="max-sm:w-full"
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
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
