import { Badge } from '../primitives/badge.tsx'
import { Button } from '../primitives/button.tsx'

export interface TeamListProps {
  readonly team: readonly { readonly email: string; readonly isActive: boolean }[]
  /** The signed-in administrator, who cannot shut themselves out. */
  readonly own: string
  /** Whose access is being changed. */
  readonly busy: string | null
  readonly onSetActive: (email: string, active: boolean) => void
}

/** Those who may use the Command Hub. */
export function TeamList({ team, own, busy, onSetActive }: TeamListProps) {
  return (
    <ul className="divide-y divide-line">
      {team.map(({ email, isActive }) => (
        <li key={email} className="flex flex-wrap items-center gap-3 py-2.5 first:pt-0 last:pb-0">
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{email}</span>
          {email === own ? <Badge tone="info">You</Badge> : null}
          <Badge dot tone={isActive ? 'success' : 'neutral'}>
            {isActive ? 'Active' : 'Inactive'}
          </Badge>
          {email === own ? null : (
            <Button
              size="sm"
              variant={isActive ? 'danger-quiet' : 'secondary'}
              busy={busy === email}
              aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${email}`}
              onClick={() => onSetActive(email, !isActive)}
            >
              {isActive ? 'Deactivate' : 'Activate'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
