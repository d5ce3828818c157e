import type { Answer, Ask } from './ask.ts'
import type { Deployment } from './deployment.ts'
import { type Finding, finding } from './finding.ts'

const hasMeta = (html: string, { projectUrl, publishableKey, isOwnServer = false }: Deployment): boolean =>
  html.includes(`name="dustforce-supabase-url" content="${isOwnServer ? '' : projectUrl}"`) &&
  publishableKey !== '' &&
  html.includes(`name="dustforce-supabase-key" content="${publishableKey}"`)

/** The publishable key that a page shows its visitors; empty when it shows none. */
export function keyOnPage({ text }: Answer): string {
  return /name="dustforce-supabase-key" content="([^"]+)"/.exec(text)?.[1] ?? ''
}

/** Looks at the pages and their headers; `home` is the answer of the home page. */
export async function checkSite(ask: Ask, deployment: Deployment, home: Answer): Promise<readonly Finding[]> {
  const { siteUrl, projectUrl, isOwnServer = false } = deployment
  const [hub, booking, missing, sitemap] = await Promise.all([
    ask(`${siteUrl}/admin/dashboard/bookings`),
    ask(`${siteUrl}/booking`),
    ask(`${siteUrl}/there-is-no-such-page`),
    ask(`${siteUrl}/sitemap.xml`),
  ])
  const prepared = isOwnServer
    ? 'Is this the SITE_URL that the server was started with?'
    : 'Deploy the folder that `npm run deploy:prepare` writes.'
  const ignored = isOwnServer
    ? 'The proxy in front of the server takes them away.'
    : 'The host ignores `_headers`. Send those headers by its own configuration.'
  const notServed = isOwnServer
    ? 'the proxy must pass every address on.'
    : 'the host ignores `_redirects`. Serve /admin/index.html for it.'
  const isGuarded = ({ headers }: Answer) => {
    const policy = headers.get('content-security-policy') ?? ''
    return (
      policy.includes("frame-ancestors 'none'") &&
      (isOwnServer || policy.includes(projectUrl)) &&
      headers.has('x-frame-options')
    )
  }
  return [
    finding(
      'The site answers and knows its project',
      home.status === 200 && hasMeta(home.text, deployment) ? null : `Status ${home.status}. ${prepared}`,
    ),
    finding(
      'The Command Hub opens at every address',
      hub.status === 200 && hasMeta(hub.text, deployment) && hub.text.includes('Command Hub')
        ? null
        : `Status ${hub.status} for /admin/dashboard/bookings: ${notServed}`,
    ),
    finding(
      'A page that does not exist answers 404',
      missing.status === 404 ? null : `Status ${missing.status}: rewrite /admin/* only.`,
    ),
    finding('The security headers are sent', [home, hub, booking].every(isGuarded) ? null : ignored),
    finding(
      'The page of a booking is kept by nothing and tells no page that it links to of itself',
      // Of several policies the last counts.
      /(^|[\s,])no-referrer$/.test(booking.headers.get('referrer-policy') ?? '') &&
        booking.headers.get('cache-control')?.includes('no-store') === true
        ? null
        : ignored,
    ),
    finding(
      'Search engines are shown the right address',
      sitemap.text.includes(`<loc>${siteUrl}/`) ? null : `The sitemap does not name ${siteUrl}. ${prepared}`,
    ),
  ]
}
