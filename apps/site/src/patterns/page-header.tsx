import type { ReactNode } from 'react'

/** The top of a page that is not the home page. */
export function PageHeader({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="border-b border-line bg-wash">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-12 sm:px-6 md:py-16">
        <h1 className="max-w-3xl text-heading">{title}</h1>
        {children === undefined ? null : <div className="max-w-2xl text-lg text-muted">{children}</div>}
      </div>
    </div>
  )
}
