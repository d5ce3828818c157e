import { type Brand, brandStyle } from './brand-tokens.ts'
import theme from './tokens.css?raw'

const id = 'brand'

/** Draws the page in the colours of a company, in place of those that it was built with. */
export function showBrand(built: Brand, { primary, accent }: Brand): void {
  document.getElementById(id)?.remove()
  if (primary === built.primary && accent === built.accent) return
  const style = document.createElement('style')
  style.id = id
  style.textContent = brandStyle(theme, { primary, accent })
  document.head.append(style)
}
