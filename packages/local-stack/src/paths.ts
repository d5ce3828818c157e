import { fileURLToPath } from 'node:url'

/*
 * Where the parts of the system lie on disk. This file and the bundle made from it (`dist/main.js`) stand equally
 * deep in the tree, so the same relative addresses hold for both.
 */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The Supabase project: `migrations/`, the platform prelude and the seed. */
export const supabaseProject = at('../../supabase/supabase')

/** The built public site and the built Command Hub. */
export const siteBuild = at('../../../apps/site/dist')
export const adminBuild = at('../../../apps/admin/dist')

/** The company of an installation that names none. */
export const exampleCompany = at('../../companies/dust-force')

/** The directory where prepared database clusters are kept between runs (never anyone's data). */
export const cacheDirectory = at('../../../.cache')

/** The script that makes a new PGlite cluster in a process of its own. */
export const clusterScript = import.meta.url.endsWith('.ts')
  ? at('./database/create-cluster.ts')
  : at('./create-cluster.js')
