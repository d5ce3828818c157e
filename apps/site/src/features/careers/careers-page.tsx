import { Button } from '@dustforce/ui/button'
import { toast } from '@dustforce/ui/toast-store'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { PageHeader } from '../../patterns/page-header.tsx'
import { careersContent } from './careers-content.ts'
import { JobBenefits } from './job-benefits.tsx'
import * as words from './words.en.ts'

type Dialog = typeof import('./application-dialog.tsx')['ApplicationDialog']

const load = () => import('./application-dialog.tsx')
const prefetch = () => void load().catch(() => undefined)

/** Working for the company, and the way to apply. */
export function Page() {
  const { title, intro, benefits, expectations } = careersContent(useBusiness())
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
          title: words.couldNotOpen,
          description: words.checkConnection,
          variant: 'destructive',
        }),
    )
  const button = (
    <Button variant="sun" size="lg" onClick={() => void join()} onPointerEnter={prefetch} onFocus={prefetch}>
      {words.join}
    </Button>
  )
  return (
    <>
      <PageHeader title={title}>
        <p className="pb-6">{intro}</p>
        {button}
      </PageHeader>
      <JobBenefits benefits={benefits} expectations={expectations} />
      {Application === undefined ? null : <Application.Dialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
