import { build } from 'vite'

/** Bundles a module into a script that sets a global of the given name. */
export async function bundle(module: URL, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@dustforce/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: module.pathname, name, formats: ['iife'], fileName: name },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const code = output?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('') ?? ''
  if (code === '') throw new Error(`${module.pathname} gave no bundle`)
  return code
}
