import type { SavedView } from '@dustforce/supabase/admin'
import { TextField } from '@dustforce/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../app/app-context.tsx'
import { messageOf } from '../app/failure.ts'
import { type PageWithViews, pathOf } from '../app/pages.ts'
import { offerUndo } from '../app/undo.ts'
import { ActButton } from './act-button.tsx'
import { SavedViewList } from './saved-view-list.tsx'
import { useChange } from './use-change.ts'

export interface SavedViewsProps {
  readonly page: PageWithViews
  /** The query string of the list as it is now; empty for the list as everybody sees it. */
  readonly query: string
  readonly onOpened: () => void
}

const queryKey = ['views']

/** The administrator's named views of a list: opened, kept, renamed, made the default and deleted. */
export function SavedViews({ page, query, onOpened }: SavedViewsProps) {
  const { views } = useBackend()
  const navigate = useNavigate()
  const list = useQuery({ queryKey, queryFn: views.all })
  const [name, setName] = useState('')
  const reads = [queryKey]
  const remove = useChange(({ id }: SavedView) => views.remove(id), {
    ...{ failed: 'The view was not deleted', reads },
    onDone: (view) => offerUndo('View deleted', view.name, () => save.run({ ...view, id: null })),
  })
  const failed = 'The view was not saved'
  const save = useChange(views.save, { failed, reads })
  const add = useChange((view: Parameters<typeof views.save>[0]) => views.save(view), {
    ...{ failed, reads },
    done: (view) => ['View saved', view.name.trim()],
    onDone: () => setName(''),
  })
  /** Changes a view; taking it back writes what it was. */
  const change = async (before: SavedView, after: Partial<SavedView>, what: string) => {
    if (await save.ask({ ...before, ...after }))
      offerUndo(what, after.name ?? before.name, () => save.run(before))
  }
  const onSave = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !add.busy) add.run({ id: null, page, name, query, isDefault: false })
  }
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Views</h3>
      {list.isError && list.data === undefined ? (
        <p role="alert" className="text-sm text-danger-ink">
          The views could not be loaded: {messageOf(list.error)}
        </p>
      ) : (
        <SavedViewList
          views={(list.data ?? []).filter((view) => view.page === page)}
          query={query}
          onOpen={(chosen) => {
            navigate(`${pathOf(page)}${chosen === '' ? '' : `?${chosen}`}`)
            onOpened()
          }}
          onRename={(view, next) => change(view, { name: next }, 'View renamed')}
          onUpdate={(view) => change(view, { query }, 'View updated')}
          onDefault={(view) =>
            change(
              view,
              { isDefault: !view.isDefault },
              view.isDefault ? 'No longer the default' : 'Now the default',
            )
          }
          onDelete={remove.run}
        />
      )}
      <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={onSave}>
        <TextField
          size="sm"
          label="Save this list as"
          placeholder="Such as “Unpaid this week”"
          maxLength={60}
          className="min-w-0 flex-[1_1_14rem]"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ActButton
          variant="primary"
          type="submit"
          busy={add.busy}
          busyLabel="Saving..."
          disabled={name.trim() === ''}
        >
          Save view
        </ActButton>
      </form>
    </section>
  )
}
