import { Button } from '@dustforce/ui/button'
import { PageHeader } from '../../patterns/page-header.tsx'
import { cancellationSections } from './cancellation-content.en.tsx'
import { goBackToBooking } from './go-back-to-booking.ts'
import { PolicyDocument } from './policy-document.tsx'
import * as words from './words.en.ts'

/** The cancellation and refund policy, read in a tab of its own while booking. */
export function Page() {
  return (
    <>
      <PageHeader title={words.cancellation}>
        <p>{words.cancellationIntro}</p>
      </PageHeader>
      <PolicyDocument sections={cancellationSections} contents={false} />
      <div className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
        <Button onClick={() => goBackToBooking(window)}>{words.goBack}</Button>
      </div>
    </>
  )
}
