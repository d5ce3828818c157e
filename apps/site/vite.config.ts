import { fileURLToPath } from 'node:url'
import { plainIcons } from '@dustforce/ui/plain-icons'
import { preloadFont } from '@dustforce/ui/preload-font'
import { promisedBrowsers } from '@dustforce/ui/promised-browsers'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { publicFolder } from '../../scripts/company/company-looks.ts'
import { companyModule, folderOfCompany } from '../../scripts/company/company-module.ts'
import { inPseudoLanguage } from '../../scripts/language/in-pseudo-language.ts'
import { pseudoLanguage } from '../../scripts/language/pseudo-text.ts'
import { languagesOfCompany } from './scripts/built-language.ts'
import { inLanguage } from './scripts/in-language.ts'
import { plainPreload } from './scripts/plain-preload.ts'

const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler)\//,
  priority: 3,
}
// The code that every page starts with is loaded anyway: split by who else uses it, it would be many tiny files.
const start = { name: 'start', tags: ['$initial'], test: /^(?!.*(client\.tsx|index\.html))/, priority: 2 }
// The parts of which nearly every page and every form is made; each by itself would be a file of half a kilobyte.
const buttons = {
  name: 'buttons',
  test: /packages\/ui\/src\/primitives\/(button|button-look|class-names|spinner|use-busy|skeleton)\./,
  priority: 1.7,
}
const fields = {
  name: 'fields',
  test: /packages\/ui\/src\/primitives\/(field|control-look|text-field|field-error|notice|error-state|lazy-part|words\.(en|fr))\.|core\/src\/validation\/(email|checked)\.|patterns\/outcome-card\.|own-booking\/(use-send|act-problem|linked-page|link-words\.(en|fr))\./,
  priority: 1.5,
}
// Many tiny files compress worse than a few; what the same pages need goes together.
const shared = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 450,
  priority: 1,
}

// The default language, unless a build asks for another.
const languages = languagesOfCompany(process.env.COMPANY)
const asked = languages.find(({ code }) => code === process.env.SITE_LANGUAGE) ?? languages[0]
const language = asked ?? { code: 'en-CA', basename: '' }

/** The public site. `npm run dev` at the root serves it with live reload. */
export default defineConfig(({ command }) => ({
  publicDir: publicFolder(folderOfCompany(process.env.COMPANY)),
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    inLanguage(language),
    ...(language.code === pseudoLanguage ? [inPseudoLanguage()] : []),
    companyModule(process.env, language.code),
    react(),
    tailwindcss(),
    preloadFont(),
    plainIcons(),
    plainPreload(),
  ],
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  ssr: {
    // A build must run without node_modules; while developing, React and its friends are loaded as they are installed.
    noExternal: command === 'build' ? [/.*/] : [/^@dustforce\//],
    resolve: { conditions: ['@dustforce/source', ...defaultServerConditions] },
  },
  build: {
    target: promisedBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    // A page that is navigated to asks for all its files at once. Browsers without preloading of modules load them one after another.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [framework, start, buttons, fields, shared] },
        // The first file of every page has a list of all others in it: their names are a part of what it weighs.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
}))
