import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../kit/query-state.tsx'
import { type ChangeOptions, useChange } from '../../kit/use-change.ts'
import { type Over, type Theirs, useSaveOver } from '../../kit/use-save-over.ts'

export interface SettingProps<Value> extends Pick<ChangeOptions<Value, unknown>, 'done' | 'failed'> {
  /** Its place in the cache. */
  readonly name: string
  /** What is loaded, as in 'Loading the limit...'. */
  readonly what: string
  readonly read: () => Promise<Value>
  /** Stores it in place of what was seen; `theirs` is what was shown of another's change. */
  readonly write: (value: Value, seen: Value, theirs: Theirs) => Promise<unknown>
  readonly children: (
    value: Value,
    form: { readonly busy: boolean; readonly onSave: (value: Value, seen: Value) => void },
  ) => ReactNode
}

/** A setting that is shown, changed and stored by itself. */
export function Setting<Value>({ name, what, read, write, children, done, failed }: SettingProps<Value>) {
  const client = useQueryClient()
  const queryKey = ['settings', name]
  const query = useQuery({ queryKey, queryFn: read })
  const saveOver = useSaveOver()
  const save = useChange(
    ({ next, seen }: Over<Value>) => saveOver(name, (theirs) => write(next, seen, theirs)),
    {
      failed,
      done: typeof done === 'function' ? ({ next }, result) => done(next, result) : done,
      // Nothing is read after a failure: what was typed stays beside what others stored.
      onDone: ({ next }) => client.setQueryData(queryKey, next),
    },
  )
  return (
    <QueryState query={query} what={what}>
      {(value) =>
        children(value, {
          busy: save.busy,
          onSave: (next, seen) => save.run({ next, seen }),
        })
      }
    </QueryState>
  )
}
