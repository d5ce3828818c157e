import { contentSecurityPolicy } from '../../packages/local-stack/src/http/content-security-policy.ts'
import { fixedHeaders } from '../../packages/local-stack/src/http/security-headers.ts'
import type { Deployment } from './deployment.ts'

/** The origins that pages may connect to besides their own: the project, over HTTP and its socket. */
export function projectOrigins(projectUrl: string): string {
  return `${projectUrl} ${projectUrl.replace(/^http/, 'ws')}`
}

/** The headers of every answer of the sites: those of `npm start`, with the project in the policy. */
export function siteHeaders({ projectUrl }: Deployment): Readonly<Record<string, string>> {
  return {
    ...fixedHeaders,
    'content-security-policy': contentSecurityPolicy({ socket: projectOrigins(projectUrl) }),
  }
}

/** Files whose name changes with their content. */
export const immutable = { 'cache-control': 'public, max-age=31536000, immutable' } as const
export const hub = { 'x-robots-tag': 'noindex, nofollow' } as const
