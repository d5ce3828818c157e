import { resolve } from 'node:path'
import { node } from './node.mjs'
import { run } from './run.mjs'

/**
 * The arguments of `npm start` with the folder after `--company` as an absolute path; a relative one is below the folder that npm was called in.
 *
 * @param {readonly string[]} args
 * @param {string} calledIn
 */
export function withCompanyPath(args, calledIn) {
  const at = args.indexOf('--company') + 1
  return args.map((argument, nr) => (at > 0 && nr === at ? resolve(calledIn, argument) : argument))
}

/**
 * Hands the company of the arguments to everything that is built from here on, once its folder was read and nothing is wrong with it.
 *
 * @param {readonly string[]} args with an absolute path
 */
export async function buildForCompany(args) {
  const at = args.indexOf('--company') + 1
  const folder = at > 0 ? args[at] : undefined
  if (folder === undefined) return
  const check = 'scripts/dev/check-company.ts'
  await run('Reading the company', node, ['--conditions=@dustforce/source', check, folder])
  process.env.COMPANY = folder
}
