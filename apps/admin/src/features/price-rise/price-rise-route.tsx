import { EmptyState } from '@dustforce/ui/empty-state'
import { PageTitle } from '../../kit/page-title.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { RiseScreen } from './rise-screen.tsx'

/** A price rise for visits that repeat: an owner's act. */
export function PriceRisePage() {
  const isOwner = useIsOwner()
  return (
    <>
      <PageTitle
        title="Price rise"
        hint="Visits that repeat keep the price that was agreed until you raise it to today’s price list."
      />
      {isOwner === true ? <RiseScreen /> : null}
      {isOwner === false ? <EmptyState title="Only an owner can raise prices." /> : null}
    </>
  )
}

export { PriceRisePage as Component }
