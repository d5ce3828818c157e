import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { useHubName } from '../app/use-hub-name.ts'

/** A screen of somebody who is not signed in. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { company } = useBusiness()
  const hub = useHubName()
  return (
    <main className="grid min-h-dvh place-items-center bg-paper px-4 py-10">
      <div className="w-full max-w-sm">
        <p className="pb-3 text-center text-sm font-semibold tracking-wide text-brand-ink">{company.name}</p>
        <Card look="lifted" pad="lg">
          <title>{`${title} · ${hub}`}</title>
          <h1 className="pb-5 text-title">{title}</h1>
          {children}
        </Card>
      </div>
    </main>
  )
}

/** A link between such screens, large enough to tap. */
export const entranceLink =
  'flex min-h-11 items-center justify-center text-sm font-semibold underline underline-offset-2'
