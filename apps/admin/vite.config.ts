import { plainIcons } from '@dustforce/ui/plain-icons'
import { preloadFont } from '@dustforce/ui/preload-font'
import { promisedBrowsers } from '@dustforce/ui/promised-browsers'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { companyModule } from '../../scripts/company/company-module.ts'

// The code that every screen needs: on its own it would be divided by who else uses it, and many small files compress worse than one.
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query)|@supabase\/(auth|postgrest)-js)\//,
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

/** Whether the first screen needs a module: it, the frame or the list of bookings imports it, without a lazy import between. */
function isNeededFirst(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (/apps\/admin\/src\/(main|features\/(shell\/shell-route|bookings\/bookings-route))\.tsx$/.test(each))
      return true
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return false
}

// The modules of others that the frame and the first screen need, and most screens too: as files of their own they weigh a third more.
const small =
  /packages\/(?:core|office)\/src\/(booking\/(attention|owed-cents|status|occupies-day|payment-reference|service-name)|hub\/(admin-changes|ahead|booking-filters)|pay\/pay|quote\/taxes-of|schedule\/(format-date|policy)|validation\/phone)\.(ts|json)$|lucide-react\/dist\/esm\/icons\/(banknote|calendar-days|calendar-range|chevron-right|hand-coins|message-square|pencil|tags|triangle-alert|triangle-exclamation-point)\./

// The code that every screen shares with the first, for the same reason.
const first = {
  name: (id: string, graph: ModuleGraph) => (small.test(id) || isNeededFirst(id, graph) ? 'first' : null),
  test: (id: string) =>
    small.test(id) ||
    /(packages\/ui\/src|packages\/office\/src\/company|apps\/admin\/src\/(app|kit|patterns|features\/shell))\//.test(
      id,
    ),
}

/** The Command Hub is one static bundle under /admin/. `npm run dev` at the root serves it with live reload. */
export default defineConfig({
  base: '/admin/',
  plugins: [companyModule(process.env, null), react(), tailwindcss(), preloadFont(), plainIcons()],
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  build: {
    target: promisedBrowsers,
    manifest: true,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [framework, first] } } },
  },
})
