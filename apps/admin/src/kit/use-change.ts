import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../app/toasts.tsx'

/** The words about something that was done. */
export type Done = string | readonly [title: string, description: string | undefined]

export interface ChangeOptions<Value, Result> {
  /** The words once it is done; nothing when it is said otherwise. */
  readonly done?: ((value: Value, result: Result) => Done | undefined) | Done | undefined
  /** The title of what is said when it failed. */
  readonly failed: string
  /** The keys of what is read again, however it ended. */
  readonly reads?: readonly QueryKey[] | undefined
  /** Called for what follows, such as closing the dialog. */
  readonly onDone?: ((value: Value, result: Result) => void) | undefined
  /** Called for what follows, however it ended. */
  readonly onEnd?: (() => void) | undefined
}

export interface Change<Value> {
  readonly busy: boolean
  /** The value that is being changed. */
  readonly value: Value | undefined
  readonly run: (value: Value) => void
  /** Returns true when it was done. */
  readonly ask: (value: Value) => Promise<boolean>
}

/** Runs a change of the backend: says whether it is running, shows its toast, and reads again what it affects. */
export function useChange<Value = void, Result = unknown>(
  change: (value: Value) => Promise<Result>,
  { done, failed, reads = [], onDone, onEnd }: ChangeOptions<Value, Result>,
): Change<Value> {
  const client = useQueryClient()
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: change,
    onSuccess: (result, value) => {
      const said = typeof done === 'function' ? done(value, result) : done
      if (typeof said === 'string') toast.success(said)
      else if (said !== undefined) toast.success(...said)
      onDone?.(value, result)
    },
    onError: (failure) => toast.failure(failed, failure),
    onSettled: () => {
      onEnd?.()
      return Promise.all(reads.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
  return {
    busy: isPending,
    value: isPending ? variables : undefined,
    run: mutate,
    ask: (value) =>
      mutateAsync(value).then(
        () => true,
        () => false,
      ),
  }
}
