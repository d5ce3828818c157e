import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'
import { kept } from './kept-bundle.ts'
import { withoutSparedWork } from './spared-work.ts'

/** Where the bundle is served. */
const base = '/bundled-stories/'
const outside = 'virtual:outside:'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const files = { setUp: here('set-up-tests.ts'), testStories: here('test-stories.ts') }

/** Leaves what a test runner gives its tests to the runner's own server: a bundled copy would know of no test. */
const withoutRunner: Plugin = {
  name: 'stories-without-runner',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^vitest(?:\/|$)/ },
    handler: (id) => ({ id: `/@id/__x00__${outside}${id}`, external: 'absolute' }),
  },
}

/** The name of a file of stories within the bundle. */
const nameOf = (file: string) => file.replaceAll(/\W+/g, '-')

async function bundled(config: InlineConfig, stories: readonly string[]) {
  const input = Object.fromEntries([
    ...Object.entries(files),
    ...stories.map((file) => [nameOf(file), file] as const),
  ])
  const result = await build({
    ...config,
    configFile: false,
    mode: 'test',
    base,
    logLevel: 'error',
    plugins: [withoutRunner, withoutSparedWork(), config.plugins],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name].[ext]',
          // All that stories share goes into one file: a file for each set of stories that share it would be as many as the modules.
          codeSplitting: { groups: [{ name: 'shared', test: (id) => !id.endsWith('.stories.tsx') }] },
        },
      },
    },
  })
  if (!('output' in result)) throw new Error('the stories were not bundled once')
  const { output } = result
  return {
    files: new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Waits for the styles of all stories. */
const styles = `
const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${base}style.css' })
await new Promise((resolve, reject) => {
  Object.assign(sheet, { onload: resolve, onerror: () => reject(new Error('the styles could not be loaded')) })
  document.head.append(sheet)
})`

/** Imports a file of the bundle, which is not the server's to look into. */
const imported = (name: string) => `await import(/* @vite-ignore */ '${base}' + '${name}.js')`

/**
 * Hands the page all stories, and what they are made of, in a few files that are made once: to make, ask for, send and link every module by itself
 * takes more of the processor's time. There are no source maps: the lines of a failure are those of the bundle.
 *
 * @param config how stories are built
 * @param stories their files
 */
export function bundledStories(config: InlineConfig, stories: readonly string[]): Plugin {
  let bundle: ReturnType<typeof kept> | undefined
  // Not before a page asks: other test runs read this configuration, too.
  const made = () => {
    bundle ??= kept(() => bundled(config, stories))
    return bundle
  }
  return {
    name: 'bundled-stories',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use(base, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '')
        made().then((files) => {
          const file = files.get(name)
          if (file === undefined) return next()
          response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream')
          response.end(file)
        }, next)
      })
    },
    resolveId: (id) => (id.startsWith(outside) ? `\0${id}` : undefined),
    async load(id) {
      // The page imports what is set up once for each file of stories, but this once.
      if (id === `\0${outside}styles`) return styles
      if (id.startsWith(`\0${outside}`)) return `export * from '${id.slice(outside.length + 1)}'`
      if (id !== files.setUp && !id.endsWith('.stories.tsx')) return
      // A story that cannot be built is told here, and not as a file that the page could not have.
      await made()
      if (id === files.setUp) return `import '${outside}styles'\n${imported('setUp')}`
      return `(${imported('testStories')}).testStories(${imported(nameOf(id))})`
    },
  }
}
