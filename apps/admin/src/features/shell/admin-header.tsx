import { IconButton } from '@dustforce/ui/icon-button'
import { LogOut, Menu, RefreshCw, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'

export interface AdminHeaderProps {
  /** The Toronto date and time, without the zone. */
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
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 md:px-5 print:hidden">
      <IconButton
        label="Open menu"
        aria-expanded={menuOpen}
        icon={<Menu aria-hidden="true" className="size-5" />}
        onClick={onMenu}
        className="md:hidden"
      />
      <p className="min-w-0 flex-1 truncate">
        {homeLink(
          <>
            <span className="max-md:hidden">Dust Force Command Hub</span>
            <span className="md:hidden">Command Hub</span>
          </>,
          'rounded-sm text-base font-semibold tracking-tight hover:text-brand-ink',
        )}
      </p>
      <p className="mr-2 text-sm whitespace-nowrap text-muted tabular-nums max-md:hidden">
        <span>{clock}</span>{' '}
        <abbr title="Eastern Time, Toronto" className="no-underline">
          ET
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
