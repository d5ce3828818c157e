import { Button } from '@dustforce/ui/button'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { PageHeader } from '../../patterns/page-header.tsx'
import { benefits, expectations } from './careers-content.ts'
import { JobBenefits } from './job-benefits.tsx'

type Dialog = typeof import('./application-dialog.tsx')['ApplicationDialog']

const load = () => import('./application-dialog.tsx')
const prefetch = () => void load().catch(() => undefined)

/** Working at Dust Force, and the way to apply. */
export function Page() {
  const { company } = useBusiness()
  const [Application, setApplication] = useState<{ readonly Dialog: Dialog }>()
  const [open, setOpen] = useState(false)
  const join = () =>
    load().then(
      ({ ApplicationDialog }) => {
        setApplication({ Dialog: ApplicationDialog })
        setOpen(true)
      },
      () =>
        toast({
          title: 'Could not open the application form',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
        }),
    )
  const button = (
    <Button variant="sun" size="lg" onClick={() => void join()} onPointerEnter={prefetch} onFocus={prefetch}>
      Join Our Team
    </Button>
  )
  return (
    <>
      <PageHeader title="Cleaning is skilled work. We treat it that way.">
        <p className="pb-6">
          Steady homes near you, days that fit your life, and a team that answers the phone. We hire all year
          across the {company.serviceArea}.
        </p>
        {button}
      </PageHeader>
      <JobBenefits benefits={benefits} expectations={expectations} />
      {Application === undefined ? null : <Application.Dialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
