import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../kit/query-state.tsx'
import { type ChangeOptions, useChange } from '../../kit/use-change.ts'

export interface SettingProps<Value> extends Pick<ChangeOptions<Value, unknown>, 'done' | 'failed'> {
  /** Its place in the cache. */
  readonly name: string
  /** What is loaded, as in 'Loading the limit...'. */
  readonly what: string
  readonly read: () => Promise<Value>
  readonly write: (value: Value, before: Value | undefined) => Promise<unknown>
  /** The form, begun again with what is stored once that is another. */
  readonly children: (
    value: Value,
    form: { readonly key: string; readonly busy: boolean; readonly onSave: (value: Value) => void },
  ) => ReactNode
}

/** A setting that is shown, changed and stored by itself. */
export function Setting<Value>({ name, what, read, write, children, ...said }: SettingProps<Value>) {
  const client = useQueryClient()
  const queryKey = ['settings', name]
  const query = useQuery({ queryKey, queryFn: read })
  const save = useChange((value: Value) => write(value, query.data), {
    ...said,
    onDone: (value) => client.setQueryData(queryKey, value),
    // After a failure, some of it may have been stored.
    reads: [queryKey],
  })
  return (
    <QueryState query={query} what={what}>
      {(value) => children(value, { key: JSON.stringify(value), busy: save.busy, onSave: save.run })}
    </QueryState>
  )
}
