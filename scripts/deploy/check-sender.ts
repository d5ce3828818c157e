import { resendEventTypes } from '@dustforce/email/events'
import * as Schema from 'effect/Schema'
import { type Ask, jsonOf } from './ask.ts'
import type { Deployment } from './deployment.ts'
import { type Finding, finding, unchecked } from './finding.ts'

const Domains = Schema.Struct({
  data: Schema.Array(Schema.Struct({ name: Schema.String, status: Schema.String })),
})

/** Whether letters may be sent from the sender's domain. */
export async function checkSender(
  ask: Ask,
  key: string | undefined,
  from: string | undefined,
): Promise<Finding> {
  const what = 'Letters may be sent'
  if (key === undefined) return unchecked(what, 'Set RESEND_API_KEY.')
  if (from === undefined) return finding(what, 'EMAIL_FROM is missing: no letter has a sender.')
  const domain = /@([^\s>]+)>?$/.exec(from.trim())?.[1]?.toLowerCase() ?? ''
  const answer = await ask('https://api.resend.com/domains', { headers: { authorization: `Bearer ${key}` } })
  // A key for sending only may not list the domains.
  if (answer.status === 401 && answer.text.includes('restricted'))
    return unchecked(what, `The key may only send. See at Resend that ${domain} is verified.`)
  const domains = jsonOf(Domains, answer)
  if (domains === null) return finding(what, `Resend does not accept the key (status ${answer.status}).`)
  const isVerified = domains.data.some(({ name, status }) => name === domain && status === 'verified')
  return finding(
    what,
    isVerified ? null : `Verify ${domain} at Resend: its SPF and DKIM records are missing.`,
  )
}

const Webhooks = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({
      endpoint: Schema.String,
      status: Schema.String,
      events: Schema.NullOr(Schema.Array(Schema.String)),
    }),
  ),
})

/** Whether Resend tells the project of letters that did not arrive. */
export async function checkDeliveryReports(
  ask: Ask,
  { projectUrl }: Deployment,
  key: string | undefined,
): Promise<Finding> {
  const what = 'Resend tells of letters that did not arrive'
  if (key === undefined) return unchecked(what, 'Set RESEND_API_KEY.')
  const url = `${projectUrl}/functions/v1/resend-webhook`
  const answer = await ask('https://api.resend.com/webhooks', { headers: { authorization: `Bearer ${key}` } })
  if (answer.status === 401 && answer.text.includes('restricted'))
    return unchecked(what, `The key may only send. See at Resend that there is a webhook for ${url}.`)
  const webhooks = jsonOf(Webhooks, answer)
  if (webhooks === null) return finding(what, `Resend does not accept the key (status ${answer.status}).`)
  const own = webhooks.data.filter(({ endpoint }) => endpoint === url)
  if (own.length === 0) return finding(what, `Add a webhook for ${url}.`)
  const events = own.filter(({ status }) => status === 'enabled').flatMap((webhook) => webhook.events ?? [])
  if (events.length === 0) return finding(what, `The webhook for ${url} is disabled: enable it.`)
  const absent = resendEventTypes.filter((type) => !events.includes(type))
  return finding(what, absent.length === 0 ? null : `Subscribe it to ${absent.join(', ')}.`)
}
