import { createElement, type ReactNode, type SVGProps } from 'react'

/** The data that lucide has of an icon. */
export interface IconData {
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** Whether it is said what a picture is: then a screen reader is not kept from it. */
const isSaid = (props: object) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name))

/**
 * Makes a component of an icon's data, which draws what lucide's own draws where nothing but a class and attributes are given. Lucide's also
 * knows sizes, colours and lines by property and by context, 2 kB that every first visit would load for nothing.
 */
export default function plainIcon({ size, node }: IconData) {
  return (props: SVGProps<SVGSVGElement>): ReactNode =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(isSaid(props) ? {} : { 'aria-hidden': true }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
