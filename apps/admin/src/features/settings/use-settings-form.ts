import { settings, settingText } from '@dustforce/office/settings'
import { useState } from 'react'
import { type Form, useForm } from '../../kit/use-form.ts'
import { type GroupValues, type SettingGroup, settingGroups } from '../../patterns/setting-groups.ts'
import type { SettingForm } from './setting.tsx'

type Texts = Readonly<Record<string, string>>

export interface SettingsForm<Group extends SettingGroup> extends Omit<Form<Texts>, 'isChanged' | 'text'> {
  /** The values as they are typed; the stored ones where those are wrong. */
  readonly next: GroupValues<Group>
  /** Whether something else would be stored than is. */
  readonly isChanged: boolean
  readonly text: (name: keyof GroupValues<Group> & string) => ReturnType<Form<Texts>['text']>
}

/**
 * A form of the settings of a group, whose problems are shown as they are typed. When what is stored changes, a field that nobody typed in follows
 * it, and what was typed stays.
 *
 * @param form its `onSave` gets what is to be stored, and what was stored when it was typed
 */
export function useSettingsForm<Group extends SettingGroup>(
  group: Group,
  { values: stored, busy, onSave }: SettingForm<Group>,
): SettingsForm<Group> {
  const names: readonly (typeof settingGroups)[Group][number][] = settingGroups[group]
  const [seen, setSeen] = useState(stored)
  const [latest, setLatest] = useState(stored)
  const check = (texts: Texts) => {
    const problems: Record<string, string> = {}
    let next = stored
    for (const name of names) {
      const one = settings[name].read(texts[name] ?? '')
      if (one.ok) next = { ...next, [name]: one.value }
      else problems[name] = one.message
    }
    return { problems, next, isChanged: !isSame(next, stored) }
  }
  const form = useForm<Texts>({
    ...{ keep: `settings: ${group}`, busy },
    shows: 'at once',
    initial: () => Object.fromEntries(names.map((name) => [name, settingText(stored[name])])),
    check: (texts) => check(texts).problems,
    onSave: (texts) => {
      const { next, isChanged } = check(texts)
      if (isChanged) onSave(next, seen)
    },
  })
  const { next, isChanged } = check(form.values)
  if (!isSame(stored, latest)) {
    const texts: Record<string, string> = {}
    let begun = seen
    for (const name of names) {
      const typed = form.values[name] ?? ''
      const one = settings[name].read(typed)
      if (typed !== settingText(seen[name]) && !(one.ok && isSame(one.value, stored[name]))) continue
      texts[name] = settingText(stored[name])
      begun = { ...begun, [name]: stored[name] }
    }
    setLatest(stored)
    setSeen(begun)
    form.set(texts)
  }
  return { ...form, next, isChanged: form.isRight && isChanged }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
