import { globSync, readFileSync } from 'node:fs'

const root = new URL('../..', import.meta.url).pathname

/** Every name that a program of the repository imports from a package, `@dustforce/core`; its own sources are no program. */
export function importedNames(name: string): ReadonlySet<string> {
  const files = globSync('{packages/*/{src,functions,element},apps/*/src,bench/src}/**/*.{ts,tsx}', {
    cwd: root,
  })
  const programs = files.filter(
    (file) =>
      !file.startsWith(`packages/${name}/src`) &&
      !file.includes('node_modules') &&
      !/\.(test|stories)\.tsx?$|\/testing\//.test(file),
  )
  const imports = new RegExp(
    `(?:(?:import|export) (?:type )?\\{([^}]*)\\} from |const \\{([^}]*)\\} = await import\\()'(?:@dustforce/${name}|\\.\\./src)[^']*'`,
    'g',
  )
  return new Set(
    programs
      .flatMap((file) => [...readFileSync(`${root}${file}`, 'utf8').matchAll(imports)])
      .flatMap(([, names = '', later = '']) => `${names},${later}`.split(','))
      .map((name) =>
        name
          .replace('type ', '')
          .replace(/ as .*/, '')
          .trim(),
      ),
  )
}
