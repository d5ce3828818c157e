import {
  type Checked,
  checkEmail,
  checkName,
  checkPhone,
  checkPostalCode,
  domainOf,
  isPlausibleDomain,
} from '@dustforce/core/validation'
import type { Command } from './command.ts'
import { wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'
import { readBook } from './read-book.ts'
import { readPolicy } from './read-policy.ts'

const checks: Readonly<Record<string, (text: string) => Checked>> = {
  email: checkEmailAndDomain,
  name: checkName,
  phone: checkPhone,
  'postal-code': checkPostalCode,
}

const kinds = [...Object.keys(checks), 'prices', 'policy']

/** `dustforce validate`: checks a value as the booking form does, a price book or a policy. */
export const validateCommand: Command = {
  help: `dustforce validate: check a value as the booking form does

  dustforce validate email jane@example.com
  dustforce validate name "Jane O'Neil"
  dustforce validate phone "(416) 555-0134"
  dustforce validate postal-code "M5V 2T6"
  dustforce validate prices book.json
  dustforce validate policy policy.json

  --json   write JSON also to a terminal`,
  options: {},
  mostWords: 2,
  firstWords: kinds,
  run(console, flags, [kind, value]) {
    if (kind === undefined) throw wrong('validate', `say what: ${kinds.join(', ')}, then the value`)
    if (!kinds.includes(kind))
      throw wrong('validate', `unknown '${kind}'; choose ${kinds.join(', ')}${didYouMean(kind, kinds)}`)
    if (value === undefined) throw wrong('validate', `say which ${kind}`)
    if (kind === 'prices') {
      const { version } = readBook(console, value)
      return console.print(
        console.interactive && flags.json !== true
          ? `${version} is sound`
          : JSON.stringify({ ok: true, value: version }),
      )
    }
    if (kind === 'policy') {
      const { zone } = readPolicy(console, value)
      return console.print(
        console.interactive && flags.json !== true
          ? `${value} is sound`
          : JSON.stringify({ ok: true, value: zone }),
      )
    }
    const result = checks[kind]?.(value)
    if (result?.ok !== true) throw wrong(kind, result?.message ?? '')
    console.print(console.interactive && flags.json !== true ? result.value : JSON.stringify(result))
  },
}

/** A command waits for no simulated look-up: it asks the list of known typos at once. */
function checkEmailAndDomain(text: string): Checked {
  const checked = checkEmail(text)
  if (!checked.ok || isPlausibleDomain(domainOf(checked.value))) return checked
  return { ok: false, message: 'This email domain does not exist. Please use a valid email.' }
}
