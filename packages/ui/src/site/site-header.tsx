import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { SiteLogo } from './site-logo.tsx'

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

/** The sticky bar: logo, menu, and on smaller screens a menu that opens over the page. Public spec, section 2. */
export function SiteHeader({ items, logoSrc, currentPath, onLogoError }: SiteHeaderProps) {
  const [open, setOpen] = useState(false)
  const menuId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

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
      {open ? (
        <button
          type="button"
          aria-label="Close menu overlay"
          tabIndex={-1}
          className="fixed inset-0 z-30 animate-fade-in bg-overlay lg:hidden"
          data-testid="menu-overlay"
          onClick={close}
        />
      ) : null}
      <header data-sticky className="sticky top-0 z-40 border-b border-line bg-paper">
        <div className="mx-auto flex h-[73px] max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 md:h-[79px]">
          <a
            href="/"
            data-scroll="top"
            onClick={close}
            className="rounded-md py-1"
            aria-label="Dust Force, home"
          >
            <SiteLogo src={logoSrc} {...(onLogoError === undefined ? {} : { onError: onLogoError })} />
          </a>
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center">{links}</ul>
          </nav>
          <button
            ref={toggle}
            type="button"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpen(!open)}
            className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-wash lg:hidden"
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
        </div>
        <nav
          id={menuId}
          aria-label="Main"
          hidden={!open}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] animate-rise-in overflow-y-auto border-b border-line bg-paper px-4 py-3 shadow-lg sm:px-6 lg:hidden"
        >
          <ul className="grid gap-1">{links}</ul>
        </nav>
      </header>
    </>
  )
}
