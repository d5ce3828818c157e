import * as Schema from 'effect/Schema'
import { escaped } from '../company/company-looks.ts'
import { type Answer, type Ask, jsonOf } from './ask.ts'
import { hasMadeUpPhone, isOfSite, mailAddresses } from './company-facts.ts'
import type { Deployment } from './deployment.ts'
import { type Finding, finding } from './finding.ts'

/** Whether the site was built for a company: its home page names it. */
export function checkCompanyName({ text }: Answer, { siteUrl }: Deployment, name: string): Finding {
  return finding(
    `The site is that of ${name}`,
    text.replaceAll('&#x27;', "'").includes(escaped(name))
      ? null
      : `${siteUrl} does not name it: it was built for another company. Give --company to the build too.`,
  )
}

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

const Published = Schema.NullOr(
  Schema.Struct({
    company: Schema.optionalKey(
      Schema.Struct({ phone: Schema.String, opening: Schema.optionalKey(Schema.String) }),
    ),
  }),
)

/** Whether what an owner published in the Command Hub, which letters and the opened site name, has a real phone number, and lets customers book. */
export async function checkPublishedCompany(
  ask: Ask,
  { projectUrl, publishableKey }: Deployment,
  home: Answer,
): Promise<readonly Finding[]> {
  const what = "The published company has the company's phone number"
  const answer = await ask(`${projectUrl}/rest/v1/rpc/current_business`, {
    ...{ method: 'POST', body: '{}' },
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
  })
  if (answer.status !== 200)
    return [finding(what, `Status ${answer.status}: are the migrations of this version there?`)]
  const company = jsonOf(Published, answer)?.company
  // Before anything is published, what was built holds.
  const isSoon =
    company === undefined ? /Opening soon|Ouverture prochaine/.test(home.text) : company.opening === 'soon'
  return [
    finding(
      what,
      hasMadeUpPhone(company?.phone ?? '')
        ? 'It is a number made up for examples (555-01xx): change it under Company in the Command Hub.'
        : null,
    ),
    finding(
      'Customers can book',
      isSoon
        ? 'The company opens soon: open it under Company → Opening in the Command Hub, which lists what is left.'
        : null,
    ),
  ]
}
