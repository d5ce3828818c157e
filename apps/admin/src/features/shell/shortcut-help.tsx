import { Switch } from '@dustforce/ui/switch'
import { useState } from 'react'
import { useSession } from '../../app/app-context.tsx'
import { hasSingleLetters, setSingleLetters } from '../../app/single-letters.ts'
import { ActDialog } from '../../kit/act-dialog.tsx'
import { goLetters } from './shortcut-acts.ts'

const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl', 'K'], 'Find or do anything'],
  [['Ctrl', 'Z'], 'Undo the last change'],
  [['Ctrl', 'B'], 'Fold the sidebar'],
  [['Enter'], 'Open the row that has the focus'],
  [['Esc'], 'Close, or clear the selection'],
]

const letters: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['/'], 'Search this list'],
  [['j'], 'Next row'],
  [['k'], 'Previous row'],
  [['o'], 'Open or close the row'],
  [['x'], 'Select the row'],
  [['?'], 'These shortcuts'],
]

/** The keys of the Command Hub, and a switch for those that are single letters. */
export default function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.session.email : ''
  const [on, setOn] = useState(() => hasSingleLetters(email))
  const pages = [...goLetters()].map(([letter, { label }]) => [['g', letter], `Go to ${label}`] as const)
  return (
    <ActDialog title="Keyboard shortcuts" description="On a Mac, Cmd in place of Ctrl." onClose={onClose}>
      <div className="grid gap-5">
        <Keys rows={rows} />
        <Switch
          label="Single letters"
          hint="Switch them off if they interfere with a screen reader or voice control. Saved in this browser."
          checked={on}
          onChange={(event) => {
            setSingleLetters(email, event.target.checked)
            setOn(event.target.checked)
          }}
        />
        {on ? <Keys rows={[...letters, ...pages]} /> : null}
      </div>
    </ActDialog>
  )
}

function Keys({ rows: shown }: { readonly rows: typeof rows }) {
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      {shown.map(([keys, what]) => (
        <div key={what} className="flex items-center justify-between gap-3">
          <dt className="order-2 flex gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-xs font-semibold"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
