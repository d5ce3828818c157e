import { Notice } from '@dustforce/ui/notice'
import * as words from './small-words.en.ts'

/** Stands beside the button of an action that was sent and not answered: nobody knows whether it was done. */
export function NoAnswerNotice() {
  return (
    <Notice tone="warning" announce="assertive" title={words.noAnswer}>
      {words.mayBeDone}
    </Notice>
  )
}
