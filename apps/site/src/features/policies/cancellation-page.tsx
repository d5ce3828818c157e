import cancellation from '@dustforce/office/texts/cancellation.en.json'
import { Button } from '@dustforce/ui/button'
import { useBusiness } from '@dustforce/ui/use-business'
import { PageHeader } from '../../patterns/page-header.tsx'
import { goBackToBooking } from './go-back-to-booking.ts'
import { PolicyDocument } from './policy-document.tsx'
import { policySections } from './policy-sections.tsx'
import * as words from './words.en.ts'

/** The cancellation and refund policy, read in a tab of its own while booking. */
export function Page() {
  const business = useBusiness()
  return (
    <>
      <PageHeader title={words.cancellation}>
        <p>{words.cancellationIntro}</p>
      </PageHeader>
      <PolicyDocument sections={policySections('cancellation', cancellation, business)} contents={false} />
      <div className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
        <Button onClick={() => goBackToBooking(window)}>{words.goBack}</Button>
      </div>
    </>
  )
}
