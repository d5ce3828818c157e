import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Ban,
  CalendarDays,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Copy,
  Download,
  type LucideIcon,
  Mail,
  Pencil,
  Phone,
  Plus,
  Printer,
  RotateCcw,
  Search,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react'
import { expect } from 'storybook/test'
import { contrast } from './contrast.ts'
import tokens from './tokens.css?raw'

const meta: Meta = { title: 'Foundations/Tokens' }
export default meta

type Story = StoryObj

interface Value {
  readonly light: string
  readonly dark: string
}

const values = new Map<string, Value>(
  [...tokens.matchAll(/--df-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

function tokenOf(name: string): Value {
  const value = values.get(name)
  if (value === undefined) throw new Error(`There is no token --df-${name}`)
  return value
}

type Colour = readonly [name: string, use: string, inks: readonly string[]]

/** The purpose of each colour, and what stands on it. */
const colours: readonly Colour[] = [
  ['paper', 'The page', ['ink', 'muted', 'faint', 'brand-ink']],
  ['surface', 'Cards and lists on it', ['ink', 'muted', 'faint']],
  ['raised', 'Dialogs, menus and notices', ['ink', 'muted', 'faint']],
  ['sunken', 'What cannot be changed, wells', ['ink', 'muted', 'faint']],
  ['wash', 'Bands that set a part of a page off', ['ink', 'muted', 'faint']],
  ['deep', 'Contact bar, footer, sidebar', ['on-deep', 'on-deep-muted', 'sun']],
  ['brand', 'What leads on, what is chosen', ['on-brand']],
  ['brand-soft', 'What is on, quietly', ['ink', 'brand-ink']],
  ['sun', 'The one main call of a page', ['on-sun']],
  ['sun-soft', 'Offers', ['ink', 'sun-ink']],
  ['danger', 'What cannot be taken back', ['on-danger']],
  ['danger-soft', 'What failed', ['ink', 'danger-ink']],
  ['success-soft', 'What was done', ['ink', 'success-ink']],
  ['warning-soft', 'What wants attention', ['ink', 'warning-ink']],
  ['info-soft', 'What is good to know', ['ink', 'info-ink']],
  ['row-overdue', 'A booking whose day is over', ['ink', 'muted']],
  ['row-today', 'A booking of today', ['ink', 'muted']],
  ['row-within24h', 'A booking within 24 hours', ['ink', 'muted']],
  ['row-within48h', 'A booking within 48 hours', ['ink', 'muted']],
  ['row-open', 'The row that is open', ['ink', 'muted']],
]

function Swatch({
  name,
  inks,
  theme,
}: {
  readonly name: string
  readonly inks: readonly string[]
  readonly theme: 'light' | 'dark'
}) {
  const ground = tokenOf(name)[theme]
  return (
    <div
      data-theme={theme}
      className="grid gap-1 rounded-md border border-line p-3"
      style={{ background: ground }}
    >
      <code className="text-xs" style={{ color: tokenOf(inks[0] ?? 'ink')[theme] }}>
        {theme} {ground}
      </code>
      {inks.map((ink) => (
        <span key={ink} className="flex justify-between text-sm" style={{ color: tokenOf(ink)[theme] }}>
          <span>{ink}</span>
          <span className="tabular-nums">{contrast(tokenOf(ink)[theme], ground).toFixed(1)}</span>
        </span>
      ))}
    </div>
  )
}

/** Each colour in both themes, with its use, its values and the contrast of what stands on it. */
export const Colours: Story = {
  render: () => (
    <dl className="grid max-w-4xl gap-5">
      {colours.map(([name, use, inks]) => (
        <div key={name} className="grid gap-3 sm:grid-cols-[12rem_1fr_1fr]">
          <dt>
            <strong className="block font-semibold">{name}</strong>
            <span className="text-sm text-muted">{use}</span>
          </dt>
          <dd>
            <Swatch name={name} inks={inks} theme="light" />
          </dd>
          <dd>
            <Swatch name={name} inks={inks} theme="dark" />
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    for (const [name, , inks] of colours)
      for (const theme of ['light', 'dark'] as const)
        for (const ink of inks)
          await expect(contrast(tokenOf(ink)[theme], tokenOf(name)[theme])).toBeGreaterThanOrEqual(4.5)
    await expect(canvas.getAllByText(tokenOf('brand').light, { exact: false })).not.toHaveLength(0)
  },
}

export const Type: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-6">
      <p className="text-display font-semibold text-balance">
        Professional Home Cleaning Services in Greater Toronto Area
      </p>
      <p className="text-heading font-semibold">A home that is ready for you</p>
      <p className="text-title font-semibold">Deep Cleaning</p>
      <p className="text-lg text-muted">
        The same two people, the same careful order, every time. You see the whole price before you book.
      </p>
      <p>
        Body text at sixteen pixels: we bring the supplies, keep to the hour you chose, and lock up after us.
      </p>
      <p className="text-sm text-muted">Small: prices in Canadian dollars, HST shown separately.</p>
      <p className="text-sm tabular-nums">
        $1,111.00
        <br />
        $8,888.00
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = [/^Professional/, /^A home/, /^Deep/, /^The same/, /^Body/, /^Small/]
    const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize))
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    await expect(new Set(sizes).size).toBe(sizes.length)
    await expect(getComputedStyle(canvas.getByText(/^Body/)).fontFamily).toContain('Hanken Grotesk')
  },
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

/** The distances: a step is a quarter of the text's size. */
export const Spacing: Story = {
  tags: ['!test'],
  render: () => (
    <dl className="grid max-w-xl gap-2">
      {steps.map((step) => (
        <div key={step} className="grid grid-cols-[8rem_1fr] items-center">
          <dt className="text-sm tabular-nums">
            {step} = {step * 4} px
          </dt>
          <dd className="h-4 rounded-sm bg-brand" style={{ width: `${step * 0.25}rem` }} />
        </div>
      ))}
    </dl>
  ),
}

const corners: readonly (readonly [name: string, look: string, use: string])[] = [
  ['radius sm', 'rounded-sm', 'Marks and links'],
  ['radius md', 'rounded-md', 'Buttons and fields'],
  ['radius lg', 'rounded-lg', 'Cards'],
  ['radius xl', 'rounded-xl', 'Dialogs'],
  ['shadow sm', 'rounded-lg shadow-sm', 'What lies on the page'],
  ['shadow md', 'rounded-lg shadow-md', 'Menus'],
  ['shadow lg', 'rounded-lg shadow-lg', 'Dialogs and notices'],
]

export const CornersAndShadows: Story = {
  tags: ['!test'],
  render: () => (
    <ul className="grid max-w-4xl grid-cols-2 gap-8 sm:grid-cols-4">
      {corners.map(([name, look, use]) => (
        <li key={name}>
          <div className={`h-20 border border-line bg-raised ${look}`} />
          <strong className="block pt-2 font-semibold">{name}</strong>
          <span className="text-sm text-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
}

const icons: readonly (readonly [icon: LucideIcon, meaning: string])[] = [
  [Check, 'chosen'],
  [CircleCheck, 'done'],
  [CircleAlert, 'failed, wrong'],
  [TriangleAlert, 'wants attention'],
  [X, 'close'],
  [Ban, 'cancel'],
  [Trash2, 'delete'],
  [Pencil, 'edit'],
  [Plus, 'add'],
  [Search, 'search'],
  [Copy, 'copy'],
  [Download, 'save as a file'],
  [Printer, 'print'],
  [RotateCcw, 'again, back'],
  [ChevronDown, 'opens'],
  [CalendarDays, 'a day'],
  [Mail, 'a letter'],
  [Phone, 'a call'],
]

/** Each icon has one meaning, stands beside its word, and is told to nobody who hears the word. */
export const Icons: Story = {
  tags: ['!test'],
  render: () => (
    <ul className="grid max-w-4xl grid-cols-2 gap-4 sm:grid-cols-4">
      {icons.map(([Icon, meaning]) => (
        <li key={meaning} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-5 text-brand-ink" />
          {meaning}
        </li>
      ))}
    </ul>
  ),
}

const motions: readonly (readonly [name: string, use: string])[] = [
  ['fade-in', '0.18 s: what lies over the page comes'],
  ['fade-out', '0.14 s: and goes'],
  ['rise-in', '0.24 s: dialogs, menus and notices come'],
  ['sink-out', '0.14 s: and go'],
  ['sheet-in', '0.28 s: dialogs on a phone come from below'],
  ['sheet-out', '0.18 s: and go'],
  ['reveal', '0.7 s: sections of the home page, when they are scrolled to'],
  ['breathe', '1.6 s, without an end: what is on its way'],
]

/** The things that move, how long, and what for. Nothing moves for people who ask for less motion. */
export const Motion: Story = {
  tags: ['!test'],
  render: () => (
    <dl className="grid max-w-2xl gap-3">
      {motions.map(([name, use]) => (
        <div key={name} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{use}</dd>
        </div>
      ))}
    </dl>
  ),
}
