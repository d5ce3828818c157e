import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const plain = fileURLToPath(new URL('plain-icon.ts', import.meta.url))

/** A Vite plugin that builds lucide's icons as plain ones, without the code for what nobody gives them. */
export function plainIcons(): Plugin {
  return {
    name: 'dustforce:plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? plain : null,
  }
}
