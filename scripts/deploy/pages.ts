import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyProject } from '../../apps/site/src/seo/security-head.ts'
import { contentSecurityPolicy } from '../../packages/local-stack/src/http/content-security-policy.ts'
import { withRuntimeMeta } from '../../packages/local-stack/src/site/runtime-meta.ts'
import type { Deployment } from './deployment.ts'
import { projectOrigins } from './headers.ts'

/** A page of a build that knows its project, and may connect to that project alone. */
export function preparedPage(html: string, { projectUrl, publishableKey }: Deployment): string {
  const page = withRuntimeMeta(html, publishableKey, projectUrl)
  const origins = projectOrigins(projectUrl)
  if (page.includes(anyProject)) return page.replaceAll(anyProject, origins)
  // The Command Hub's page brings no policy; in a page, one cannot forbid frames.
  const policy = contentSecurityPolicy({ socket: origins }).replace(/; frame-ancestors.*$/, '')
  return page.replace('</title>', `</title><meta http-equiv="Content-Security-Policy" content="${policy}" />`)
}

/** Puts both builds into one folder, the Command Hub below `admin`, and prepares their pages. */
export function writePages(
  builds: { readonly site: string; readonly hub: string },
  folder: string,
  deployment: Deployment,
): void {
  cpSync(builds.site, folder, { recursive: true })
  cpSync(builds.hub, join(folder, 'admin'), { recursive: true, filter: (path) => !path.endsWith('.vite') })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, preparedPage(readFileSync(file, 'utf8'), deployment))
  }
}
