import { Button } from '@dustforce/ui/button'
import { PageHeader } from '@dustforce/ui/site/page-header'
import { PolicyDocument } from '@dustforce/ui/site/policy-document'
import { cancellationSections } from '../features/policies/cancellation-content.tsx'
import { goBackToBooking } from '../features/policies/go-back-to-booking.ts'

/** The cancellation and refund policy, read in a tab of its own while booking. Public spec, section 2. */
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
