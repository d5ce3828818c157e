import type { NewFactor } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { teamKey } from '../../patterns/use-team.ts'
import { TwoSteps } from './two-steps-card.tsx'

const queryKey = ['settings', 'two-steps']

/** Turns the user's own second step on and off. */
export function OwnTwoSteps() {
  const { factors } = useBackend()
  const query = useQuery({ queryKey, queryFn: factors.current })
  const [setup, setSetup] = useState<NewFactor | null>(null)
  const always = { failed: 'Two-step sign-in could not be changed', reads: [queryKey, teamKey] }
  const begin = useChange(factors.begin, { failed: always.failed, onDone: (_, made) => setSetup(made) })
  const finish = useChange(
    ({ id, code }: { readonly id: string; readonly code: string }) => factors.finish(id, code),
    {
      ...always,
      done: ['Two-step sign-in is on', 'From now on signing in asks for a code.'],
      onDone: () => setSetup(null),
    },
  )
  const remove = useChange(factors.remove, { ...always, done: 'Two-step sign-in is off' })
  return (
    <QueryState query={query} what="two-step sign-in">
      {(current) => (
        <TwoSteps
          isOn={current !== null}
          setup={setup}
          busy={begin.busy || finish.busy || remove.busy}
          onBegin={() => begin.run()}
          onFinish={(code) => {
            if (setup !== null) finish.run({ id: setup.id, code })
          }}
          onCancel={() => setSetup(null)}
          onTurnOff={() => {
            if (current !== null) remove.run(current)
          }}
        />
      )}
    </QueryState>
  )
}
