import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'
import { root } from '../start/root.mjs'

/**
 * Keeps each module that Vite made of a source for the next run. Vitest goes by the source's text and the configuration; the manifests of the packages
 * say as well where an import leads. A module without a file of its own, as the company's, is made each time.
 */
export const keptModules = {
  name: 'kept-modules',
  configureVitest: ({ defineCacheKeyGenerator }) => {
    const manifests = globSync('{packages,apps}/*/package.json', { cwd: root }).sort()
    const key = manifests.map((file) => readFileSync(join(root, file), 'utf8')).join('')
    defineCacheKeyGenerator(({ id }) => (id.includes('virtual:') ? false : key))
  },
} satisfies Plugin

/** They are kept beside all else that is made of the sources. */
export const moduleCache = { fsModuleCache: true, fsModuleCachePath: join(root, '.cache/modules') }
