import { phoneUri } from '@dustforce/core/validation'
import type { OwnBookingRefusal } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { ErrorState } from '@dustforce/ui/error-state'
import { Notice } from '@dustforce/ui/notice'
import { TextLink } from '@dustforce/ui/text-link'
import { refusalText } from './change-acts.ts'
import * as words from './small-words.en.ts'

interface PanelProblemProps {
  readonly refusal: OwnBookingRefusal
  /** The company's. */
  readonly phone: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** In place of a change that could not be prepared: one that is refused is a matter for the telephone, any other is tried again. */
export function PanelProblem({ refusal, phone, onRetry, onClose }: PanelProblemProps) {
  const text = refusalText(refusal)
  return (
    <div className="grid gap-4 pt-4">
      {refusal.reason === 'refused' ? (
        <Notice tone="warning" announce="assertive" title={text}>
          <TextLink href={`tel:${phoneUri(phone)}`}>{phone}</TextLink>
        </Notice>
      ) : (
        <ErrorState title={text} onRetry={onRetry} />
      )}
      <Button variant="ghost" className="-ml-4.5 justify-self-start" onClick={onClose}>
        {words.back}
      </Button>
    </div>
  )
}
