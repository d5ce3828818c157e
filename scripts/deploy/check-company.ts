import * as Schema from 'effect/Schema'
import { type Answer, type Ask, jsonOf } from './ask.ts'
import { hasMadeUpPhone, isOfSite, mailAddresses } from './company-facts.ts'
import type { Deployment } from './deployment.ts'
import { type Finding, finding, unchecked } from './finding.ts'

/** Whether the site's home page names the phone and the e-mail address of a real company. */
export function checkCompany(
  { text }: Answer,
  { siteUrl, isOwnServer = false }: Deployment,
): readonly Finding[] {
  const remedy = isOwnServer
    ? 'Set COMPANY_PHONE and COMPANY_EMAIL, and build again.'
    : 'Give --phone and --email to `npm run deploy:prepare`, and deploy the site again.'
  const strange = mailAddresses(text).filter((email) => !isOfSite(email, siteUrl))
  return [
    finding(
      "The site has the company's phone number",
      hasMadeUpPhone(text) ? `It shows a number made up for examples (555-01xx). ${remedy}` : null,
    ),
    finding(
      "The site has the company's e-mail address",
      strange.length === 0
        ? null
        : `It shows ${strange.join(', ')}, which is not of ${new URL(siteUrl).hostname}. ${remedy}`,
    ),
  ]
}

const Stored = Schema.Array(Schema.Struct({ setting_name: Schema.String, setting_value: Schema.String }))

/** Whether letters name the company's own phone number and address, which are settings of the Command Hub. */
export async function checkLetterContact(
  ask: Ask,
  { projectUrl }: Deployment,
  key: string | undefined,
): Promise<Finding> {
  const what = "Letters have the company's phone number and e-mail address"
  if (key === undefined) return unchecked(what, 'Set SUPABASE_SECRET_KEY.')
  const answer = await ask(
    `${projectUrl}/rest/v1/booking_settings?setting_name=in.(company_phone,company_email)&select=setting_name,setting_value`,
    { headers: { apikey: key, authorization: `Bearer ${key}` } },
  )
  const rows = jsonOf(Stored, answer)
  if (rows === null) return finding(what, `Status ${answer.status}: is it the secret key of this project?`)
  const isOpen = (name: string) =>
    !rows.some(
      (row) => row.setting_name === name && row.setting_value !== '' && !hasMadeUpPhone(row.setting_value),
    )
  return finding(
    what,
    isOpen('company_phone') || isOpen('company_email')
      ? 'Fill in Settings → Company contact in the Command Hub.'
      : null,
  )
}
