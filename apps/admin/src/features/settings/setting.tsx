import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../kit/query-state.tsx'
import { type ChangeOptions, useChange } from '../../kit/use-change.ts'
import { type Change, type Theirs, useSaveOver } from '../../patterns/use-save-over.ts'

export interface SettingProps<Value> {
  /** Its place in the cache. */
  readonly name: string
  /** What is loaded, as in 'Loading the limit...'. */
  readonly what: string
  readonly read: () => Promise<Value>
  /** Stores it over what was seen of it, and over what others were said to have made of it. */
  readonly write: (next: Value, seen: Value, theirs: Theirs) => Promise<unknown>
  /** What is said of it. */
  readonly done: (
    value: Value,
  ) => Exclude<ChangeOptions<Value, unknown>['done'], undefined | ((...of: never[]) => unknown)>
  readonly failed: string
  /** The form, begun again with what is stored once that is another. */
  readonly children: (
    value: Value,
    form: { readonly key: string; readonly busy: boolean; readonly onSave: (value: Value) => void },
  ) => ReactNode
}

/** A setting that is shown, changed and stored by itself. */
export function Setting<Value>({ name, what, read, write, done, failed, children }: SettingProps<Value>) {
  const client = useQueryClient()
  const queryKey = ['settings', name]
  const query = useQuery({ queryKey, queryFn: read })
  const saveOver = useSaveOver()
  const save = useChange(
    ({ next, seen }: Change<Value>) => saveOver(name, (theirs) => write(next, seen, theirs)),
    {
      done: ({ next }) => done(next),
      failed,
      // Not read again after a failure: what was typed stays.
      onDone: ({ next }) => client.setQueryData(queryKey, next),
    },
  )
  return (
    <QueryState query={query} what={what}>
      {(seen) =>
        children(seen, {
          key: JSON.stringify(seen),
          busy: save.busy,
          onSave: (next) => save.run({ next, seen }),
        })
      }
    </QueryState>
  )
}
