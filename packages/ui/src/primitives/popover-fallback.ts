/**
 * Opens and closes `popover` elements in a browser that does not know the attribute (Safari before 17). The style sheet shows those with `open`, which
 * stands for `:popover-open` there. Their buttons are found by `popovertarget`; Escape and a click elsewhere close them, and so does `hidePopover()`.
 */
export function bringPopovers(view: Window & Pick<typeof globalThis, 'HTMLElement'>): void {
  const page = view.document
  const prototype: Partial<HTMLElement> = view.HTMLElement.prototype
  if ('popover' in prototype) return

  prototype.hidePopover = function hidePopover(this: HTMLElement) {
    setOpen(this, false)
  }
  const hideAll = (except: (popover: Element) => boolean) => {
    for (const popover of page.querySelectorAll('[popover][open]'))
      if (!except(popover)) setOpen(popover, false)
  }
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('button[popovertarget]')
    const named = page.getElementById(button?.getAttribute('popovertarget') ?? '')
    hideAll((popover) => popover === named || popover.contains(target))
    if (named !== null && button !== null) setOpen(named, isAskedOpen(button, named))
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideAll(() => false)
  })
}

function isAskedOpen(button: Element, popover: Element): boolean {
  const action = button.getAttribute('popovertargetaction')
  return action === 'show' || (action !== 'hide' && !popover.hasAttribute('open'))
}

function setOpen(popover: Element, open: boolean) {
  if (popover.hasAttribute('open') === open) return
  popover.toggleAttribute('open', open)
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }))
}
