import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @param {string} from an installed directory of modules @param {string} to the same in the copy */
function linkModules(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (name === '.cache' || name === '.vite') continue
    // A workspace's package has to be the copy's own, so its relative link is repeated; so are the links of the scope that holds them.
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (name === '@dustforce') linkModules(source, target)
    else symlinkSync(source, target)
  }
}

/**
 * Copies the repository's files, as they are now, to an empty directory in which the tests run against the installed packages.
 *
 * @param {string} root
 * @param {string} copy
 */
export function makeWorkingCopy(root, copy) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of listed.toString('utf8').split('\0').filter(Boolean)) {
    if (existsSync(join(root, file))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(join(root, file), join(copy, file))
    }
  }
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  )
  for (const workspace of ['', 'bench', ...workspaces]) {
    const modules = join(root, workspace, 'node_modules')
    if (existsSync(modules)) linkModules(modules, join(copy, workspace, 'node_modules'))
  }
}
