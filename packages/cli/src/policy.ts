import type { SchedulePolicy } from '@dustforce/core/schedule'
import { policyJsonSchema } from '@dustforce/core/schedule/schema'
import type { Command } from './command.ts'
import { wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'
import { readPolicy } from './read-policy.ts'

const actions = ['show', 'schema']

/** `dustforce policy`: shows and describes policies. */
export const policyCommand: Command = {
  help: `dustforce policy: when a company works

  dustforce policy show [policy.json]   the policy of the folder or of Dust Force, or a checked one of your own
  dustforce policy schema               the JSON Schema of a policy`,
  options: {},
  mostWords: 2,
  firstWords: actions,
  run(console, _flags, [action = '', path]) {
    if (!actions.includes(action))
      throw wrong('policy', `say ${actions.join(' or ')}${didYouMean(action, actions)}`)
    if (action === 'schema' && path !== undefined) throw wrong('arguments', `unexpected '${path}'`)
    const schema: { readonly properties?: object } = policyJsonSchema()
    const policy = action === 'schema' ? schema : asFile(readPolicy(console, path), schema.properties)
    console.print(JSON.stringify(policy, null, 2))
  },
}

/** Returns what a file can say of a policy: that of Dust Force has settings besides. */
function asFile(policy: SchedulePolicy, fields: object = {}): object {
  return Object.fromEntries(Object.entries(policy).filter(([field]) => Object.hasOwn(fields, field)))
}
