import { Notice } from '@dustforce/ui/notice'

/** Says that a form holds what was typed before the session ended. */
export function TypedIsBack() {
  return (
    <Notice tone="info" announce="polite" className="mb-4">
      What you typed before your session ended is here again. It is not saved yet.
    </Notice>
  )
}
