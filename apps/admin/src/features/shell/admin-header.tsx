import { zoneMark } from '@dustforce/office/company'
import { IconButton } from '@dustforce/ui/icon-button'
import { useBusiness } from '@dustforce/ui/use-business'
import { LogOut, Menu, RefreshCw, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHubName } from '../../app/use-hub-name.ts'
import { ActButton } from '../../kit/act-button.tsx'

export interface AdminHeaderProps {
  /** The company's date and time, without the zone. */
  readonly clock: string
  readonly menuOpen: boolean
  readonly onMenu: () => void
  readonly onRefresh: () => void
  readonly onLogout: () => void
  /** Opens what finds everything. */
  readonly onFind: () => void
  /** Renders the title as a link to the dashboard. */
  readonly homeLink: (title: ReactNode, look: string) => ReactNode
}

/** The bar over every screen. */
export function AdminHeader({
  clock,
  menuOpen,
  onMenu,
  onRefresh,
  onLogout,
  onFind,
  homeLink,
}: AdminHeaderProps) {
  const hub = useHubName()
  const zone = zoneMark(useBusiness().policy.zone)
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 md:px-5 print:hidden">
      <IconButton
        label="Open menu"
        aria-expanded={menuOpen}
        icon={<Menu aria-hidden="true" className="size-5" />}
        onClick={onMenu}
        className="md:hidden"
      />
      <p className="min-w-0 flex-1 leading-tight">
        {homeLink(
          <>
            <span className="max-md:hidden">{hub}</span>
            <span className="md:hidden">Command Hub</span>
          </>,
          'rounded-sm text-base font-semibold tracking-tight hover:text-brand-ink',
        )}
      </p>
      <p className="mr-2 text-sm whitespace-nowrap text-muted tabular-nums max-md:hidden">
        <span>{clock}</span>{' '}
        <abbr title={zone.full} className="no-underline">
          {zone.short}
        </abbr>
      </p>
      <ActButton
        variant="ghost"
        icon={Search}
        onClick={onFind}
        aria-label="Find"
        aria-keyshortcuts="Control+K Meta+K"
        title="Ctrl or Cmd + K"
      >
        <span className="max-md:hidden">Find</span>
      </ActButton>
      <ActButton variant="ghost" icon={RefreshCw} onClick={onRefresh} aria-label="Refresh">
        <span className="max-md:hidden">Refresh</span>
      </ActButton>
      <ActButton variant="ghost" icon={LogOut} onClick={onLogout} aria-label="Logout">
        <span className="max-md:hidden">Logout</span>
      </ActButton>
    </header>
  )
}
