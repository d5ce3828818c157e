import { Card } from '@dustforce/ui/card'
import type { ReactNode } from 'react'

/** A screen of somebody who is not signed in. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper px-4 py-10">
      <div className="w-full max-w-sm">
        <p className="pb-3 text-center text-sm font-semibold tracking-wide text-brand-ink">Dust Force</p>
        <Card look="lifted" pad="lg">
          <title>{`${title} · Dust Force Command Hub`}</title>
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
