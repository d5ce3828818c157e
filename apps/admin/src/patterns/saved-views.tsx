import type { SavedView } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { TextField } from '@dustforce/ui/text-field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../app/app-context.tsx'
import { messageOf } from '../app/failure.ts'
import { type AdminPage, pathOf } from '../app/pages.ts'
import { toast } from '../app/toasts.tsx'
import { offerUndo } from '../app/undo.ts'
import { SavedViewList } from './saved-view-list.tsx'

export interface SavedViewsProps {
  readonly page: AdminPage
  /** The query string of the list as it is now; empty for the list as everybody sees it. */
  readonly query: string
  readonly onOpened: () => void
}

const queryKey = ['views']

/** The administrator's named views of a list: opened, kept, renamed, made the default and deleted. */
export function SavedViews({ page, query, onOpened }: SavedViewsProps) {
  const { views } = useBackend()
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useQuery({ queryKey, queryFn: views.all })
  const [name, setName] = useState('')
  const onSettled = () => client.invalidateQueries({ queryKey })
  const onError = (failure: unknown) => toast.failure('The view was not saved', failure)
  const save = useMutation({ mutationFn: views.save, onError, onSettled })
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => views.remove(id),
    onSuccess: (_, view) => offerUndo('View deleted', view.name, () => save.mutate({ ...view, id: null })),
    onError: (failure) => toast.failure('The view was not deleted', failure),
    onSettled,
  })
  /** Changes a view; taking it back writes what it was. */
  const change = (before: SavedView, after: Partial<SavedView>, what: string) =>
    save.mutate(
      { ...before, ...after },
      { onSuccess: () => offerUndo(what, after.name ?? before.name, () => save.mutate(before)) },
    )
  const onSave = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || save.isPending) return
    save.mutate(
      { id: null, page, name, query, isDefault: false },
      {
        onSuccess: () => {
          toast.success('View saved', name.trim())
          setName('')
        },
      },
    )
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
          onDelete={(view) => remove.mutate(view)}
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
        <Button
          type="submit"
          size="sm"
          busy={save.isPending}
          busyLabel="Saving..."
          disabled={name.trim() === ''}
        >
          Save view
        </Button>
      </form>
    </section>
  )
}
