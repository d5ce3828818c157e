import { Button } from '@dustforce/ui/button'
import { PageHeader } from '../../patterns/page-header.tsx'
import { cancellationSections } from './cancellation-content.tsx'
import { goBackToBooking } from './go-back-to-booking.ts'
import { PolicyDocument } from './policy-document.tsx'

/** The cancellation and refund policy, read in a tab of its own while booking. */
export function Page() {
  return (
    <>
      <PageHeader title="Cancellation and Refund Policy">
        <p>Plans change. Here is what that costs, before you need to know.</p>
      </PageHeader>
      <PolicyDocument sections={cancellationSections} contents={false} />
      <div className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
        <Button onClick={() => goBackToBooking(window)}>Go Back to Booking</Button>
      </div>
    </>
  )
}
