import { useBusiness } from '@dustforce/ui/use-business'
import { Menu, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { to } from '../../language/language.en.ts'
import { SiteLogo } from './site-logo.tsx'
import * as words from './words.en.ts'

/** An entry of the menu. An entry with `scroll` leads to a section of the home page, the others to a page. */
export interface MenuItem {
  readonly label: string
  readonly href: string
  readonly scroll?: boolean
}

interface SiteHeaderProps {
  readonly items: readonly MenuItem[]
  readonly logoSrc: string
  /** The path shown now, to mark its entry. */
  readonly currentPath: string
  readonly onLogoError?: () => void
}

/**
 * The sticky bar: logo, menu, and on smaller screens a menu that opens over the page. That one is the browser's own popover: it opens
 * before any script, and closes by its button, the overlay or Escape.
 */
export function SiteHeader({ items, logoSrc, currentPath, onLogoError }: SiteHeaderProps) {
  const { company } = useBusiness()
  const menuId = useId()
  const menu = useRef<HTMLElement>(null)
  const close = () => menu.current?.hidePopover()

  const links = items.map((item) => (
    <li key={item.label}>
      <a
        href={item.href}
        data-scroll={item.scroll ? 'header' : undefined}
        aria-current={item.href === currentPath ? 'page' : undefined}
        onClick={close}
        className="flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-medium whitespace-nowrap hover:bg-wash aria-[current=page]:text-brand-ink lg:px-2.5"
      >
        {item.label}
      </a>
    </li>
  ))

  return (
    <>
      <header
        data-sticky
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
        }}
        className="group/header peer sticky top-0 z-40 border-b border-line bg-paper [anchor-name:--site-header]"
      >
        <div className="mx-auto flex h-[73px] max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 md:h-[79px]">
          <a
            href={to('/')}
            data-scroll="top"
            onClick={close}
            className="rounded-md py-1"
            aria-label={words.logoHome(company.name)}
          >
            <SiteLogo src={logoSrc} {...(onLogoError === undefined ? {} : { onError: onLogoError })} />
          </a>
          <nav aria-label={words.main} className="hidden lg:block">
            <ul className="-mr-2.5 flex items-center">{links}</ul>
          </nav>
          <button
            type="button"
            popoverTarget={menuId}
            className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-wash lg:hidden"
          >
            <span className="group-has-[:is([open],:popover-open)]/header:hidden">
              <Menu aria-hidden />
              <span className="sr-only">{words.openMenu}</span>
            </span>
            <span className="hidden group-has-[:is([open],:popover-open)]/header:block">
              <X aria-hidden />
              <span className="sr-only">{words.closeMenu}</span>
            </span>
          </button>
        </div>
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          aria-label={words.main}
          className="fixed inset-x-0 top-[79px] bottom-auto m-0 max-h-[calc(100dvh-9rem)] short:max-h-[calc(100dvh-80px)] w-full overflow-y-auto border-0 border-b border-line bg-paper px-4 py-3 text-ink shadow-lg [position-anchor:--site-header] supports-[top:anchor(bottom)]:top-[anchor(bottom)] open:animate-rise-in sm:px-6 lg:hidden"
        >
          <ul className="grid gap-1">{links}</ul>
        </nav>
      </header>
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={words.closeOverlay}
        tabIndex={-1}
        data-testid="menu-overlay"
        className="fixed inset-0 z-30 hidden animate-fade-in bg-overlay peer-has-[:is([open],:popover-open)]:block lg:peer-has-[:is([open],:popover-open)]:hidden"
      />
    </>
  )
}
