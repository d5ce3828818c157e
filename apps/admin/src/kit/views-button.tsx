import { useState } from 'react'
import type { PageWithViews } from '../app/pages.ts'
import { ActButton } from './act-button.tsx'
import { ActDialog } from './act-dialog.tsx'
import { SavedViews } from './saved-views.tsx'

export interface ViewsButtonProps {
  readonly page: PageWithViews
  /** The query string of the list as it is now. */
  readonly query: string
}

/** Opens the administrator's views of a list. */
export function ViewsButton({ page, query }: ViewsButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActButton className="print:hidden" onClick={() => setOpen(true)}>
        Views
      </ActButton>
      {open ? (
        <ActDialog title="List options" phone="card" onClose={() => setOpen(false)}>
          <SavedViews page={page} query={query} onOpened={() => setOpen(false)} />
        </ActDialog>
      ) : null}
    </>
  )
}
