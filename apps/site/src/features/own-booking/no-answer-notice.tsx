import { Notice } from '@dustforce/ui/notice'

/** Stands beside the button of an action that was sent and not answered: nobody knows whether it was done. */
export function NoAnswerNotice() {
  return (
    <Notice tone="warning" announce="assertive" title="We got no answer">
      This may already be done. Press again: it is never done twice.
    </Notice>
  )
}
