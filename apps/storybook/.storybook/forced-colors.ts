import { cdp } from 'vitest/browser'

/** Each state that a part can be in, and the same part without it. */
const states = [
  ['[aria-current]:not([aria-current="false"])', ':not([aria-current])'],
  ['[aria-pressed="true"]', '[aria-pressed="false"]'],
  ['[aria-selected="true"]', ':not([aria-selected="true"])'],
  ['[data-highlighted]', ':not([data-highlighted])'],
  ['label:has(> input.sr-only:checked)', ':has(> input.sr-only:not(:checked))'],
  ['[data-filled]', ':not([data-filled])'],
] as const

const isEdged = ({ borderTopWidth }: CSSStyleDeclaration) => borderTopWidth !== '0px'

/** A ground that was taken away has the page's colour without being seen. */
const groundOf = ({ backgroundColor }: CSSStyleDeclaration) =>
  backgroundColor.match(/\d+, \d+, \d+/)?.join() ?? ''

/** How an element looks, apart from its text. */
function lookOf(part: Element): string {
  const style = getComputedStyle(part.querySelector('button') ?? part)
  return [groundOf(style), isEdged(style) ? style.borderTop : '', style.textDecorationLine].join(' ')
}

const isSeen = (style: CSSStyleDeclaration) =>
  isEdged(style) || groundOf(style) !== groundOf(getComputedStyle(document.body))

const nameOf = ({ localName, textContent }: Element) => `${localName} '${textContent?.trim().slice(0, 40)}'`

/** The parts that look as their neighbours do, which are in another state. */
function alike(root: ParentNode): readonly string[] {
  return states.flatMap(([on, off]) =>
    [...root.querySelectorAll(on)]
      .filter((part) => {
        const others = [...(part.parentElement?.querySelectorAll(`:scope > ${part.localName}${off}`) ?? [])]
        return others.some((other) => lookOf(other) === lookOf(part))
      })
      .map((part) => `${nameOf(part)} is like what is not ${on}`),
  )
}

/** What is pressed, or lies over the rest, and shows by no edge how far it reaches. */
function edgeless(filled: readonly Element[]): readonly string[] {
  return filled.filter((part) => !isSeen(getComputedStyle(part))).map((part) => `${nameOf(part)} has no edge`)
}

const isFilled = (part: Element) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'

/** What can no longer be told apart in the colours of a contrast theme, where grounds and shadows are gone. */
export async function alikeInForcedColors(root: ParentNode): Promise<readonly string[]> {
  const places = 'button:not([role]), a[class*="bg-"], [role="dialog"], [role="alertdialog"], [role="menu"]'
  const filled = [...root.querySelectorAll(places)].filter(isFilled)
  const show = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await show('active')
  try {
    return [...alike(root), ...edgeless(filled)]
  } finally {
    await show('none')
  }
}
