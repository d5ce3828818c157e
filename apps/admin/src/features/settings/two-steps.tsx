import type { NewFactor } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { teamKey } from '../../patterns/use-team.ts'
import { LoadState } from './load-state.tsx'
import { TwoSteps } from './two-steps-card.tsx'

const queryKey = ['settings', 'two-steps']

/** Turns one's own second step on and off. */
export function OwnTwoSteps() {
  const { factors } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: factors.current })
  const [setup, setSetup] = useState<NewFactor | null>(null)
  const onSettled = () => {
    for (const key of [queryKey, teamKey]) client.invalidateQueries({ queryKey: key })
  }
  const onError = (failure: unknown) => warnOf('Two-step sign-in was not changed', failure)
  const begin = useMutation({ mutationFn: factors.begin, onSuccess: setSetup, onError })
  const finish = useMutation({
    mutationFn: ({ id, code }: { readonly id: string; readonly code: string }) => factors.finish(id, code),
    onSuccess: () => {
      setSetup(null)
      say('Two-step sign-in is on', 'From now on signing in asks for a code.')
    },
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: factors.remove,
    onSuccess: () => say('Two-step sign-in is off'),
    onError,
    onSettled,
  })
  return (
    <LoadState query={query} what="two-step sign-in">
      {(current) => (
        <TwoSteps
          isOn={current !== null}
          setup={setup}
          busy={begin.isPending || finish.isPending || remove.isPending}
          onBegin={() => begin.mutate()}
          onFinish={(code) => {
            if (setup !== null) finish.mutate({ id: setup.id, code })
          }}
          onCancel={() => setSetup(null)}
          onTurnOff={() => {
            if (current !== null) remove.mutate(current)
          }}
        />
      )}
    </LoadState>
  )
}
