import type { OpeningStep } from '@dustforce/office/hub'
import { CheckCircle2, Circle } from 'lucide-react'
import { Link } from 'react-router'

/** Steps that are no page of their own: *Next step* tries them. */
const tried: readonly OpeningStep['id'][] = ['payments', 'mail', 'trial']

/** Every step before a company opens, done or open, each leading to where it is done. */
export function OpeningStepList({ steps }: { readonly steps: readonly OpeningStep[] }) {
  return (
    <ol aria-label="Steps" className="divide-y divide-line">
      {steps.map(({ id, label, hint, path, isDone, found }) => (
        <li key={id} className="flex items-start gap-3 py-2.5">
          {isDone ? (
            <CheckCircle2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
          ) : (
            <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          )}
          <span className="min-w-0">
            {tried.includes(id) ? (
              <span className="font-medium">{label}</span>
            ) : (
              <Link to={path} className="font-medium underline underline-offset-4">
                {label}
              </Link>
            )}
            <span className="sr-only">{isDone ? ', done' : ', open'}</span>
            <span className="block text-sm text-muted">{found ?? hint}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
