import { defineConfig, type Options } from 'tsup'

const groups = [
  'money',
  'catalogue',
  'quote',
  'promo',
  'schedule',
  'booking',
  'contractor',
  'inquiry',
  'application',
  'validation',
  'metrics',
  'testing',
]

// Declarations come from `tsc -b`: tsup cannot make them with TypeScript 7.
const shared: Options = { format: 'esm', target: 'es2023', platform: 'neutral', dts: false, clean: false }

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      'booking/schema': 'src/booking/schema.ts',
      'catalogue/schema': 'src/catalogue/schema.ts',
      ...Object.fromEntries(groups.map((group) => [group, `src/${group}/index.ts`])),
    },
    splitting: true,
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
