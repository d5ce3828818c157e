import { defineConfig, type Options } from 'tsup'

const groups = [
  'money',
  'catalogue',
  'quote',
  'promo',
  'pay',
  'urgency',
  'schedule',
  'plan',
  'series',
  'validation',
  'testing',
]

/** The entries that not everyone needs who needs their group. */
const parts = [
  'quote/only',
  'quote/explain',
  'quote/compare',
  'quote/parts',
  'quote/schema',
  'words/en-ca',
  'words/en-us',
  'words/fr-ca',
  'words/duration',
  'schedule/why-closed',
  'schedule/schema',
  'schedule/occurrences',
  'schedule/office-rules',
  'schedule/to-icalendar',
  'catalogue/schema',
  'plan/explain',
  'plan/schema',
  'series/explain',
  'series/schema',
]

// Declarations come from `tsc -b`: tsup cannot make them with TypeScript 7.
const shared: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: false,
  clean: false,
  esbuildOptions: (options) => {
    options.conditions = ['@dustforce/source']
  },
}

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      ...Object.fromEntries(groups.map((group) => [group, `src/${group}/index.ts`])),
      ...Object.fromEntries(parts.map((part) => [part, `src/${part}.ts`])),
    },
    splitting: true,
    // Chunks are named by their content: old ones would be published with the new.
    clean: ['!element.js', '!**/*.d.ts', '!**/*.tsbuildinfo'],
  },
  // One file, for a page that loads nothing else.
  {
    ...shared,
    entry: { element: 'element/dustforce-quote.ts' },
    platform: 'browser',
    splitting: false,
    minify: true,
  },
])
