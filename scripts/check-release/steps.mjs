import { join } from 'node:path'
import { buildIfStale } from '../start/build.mjs'
import { runStep } from '../test/run-step.mjs'
import { longSteps } from '../test/steps.mjs'
import { runHelpExamples, runPipes } from './command-line.mjs'
import { openDocumentation } from './documentation.mjs'
import { runEntries, writePrograms } from './entries.mjs'
import { runExamples } from './examples.mjs'
import { runLighthouse } from './lighthouse.mjs'
import { mustRun } from './must-run.mjs'
import { findNode20 } from './node-20.mjs'
import { install, pack, tarballOf } from './pack.mjs'
import { comparePictures, picturesNow } from './story-pictures.mjs'
import { checkTypes } from './typescript.mjs'

/**
 * A step of the check; it fails by throwing. What it needs runs before it.
 *
 * @typedef {{ name: string, needs?: readonly string[], run: (workplace: import('./workplace.mjs').Workplace) => Promise<unknown> }} Step
 */

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'build',
    async run({ copy }) {
      await mustRun(['npm', 'run', 'build', '--silent'], { cwd: copy })
      const again = await mustRun(['npm', 'run', 'build', '--silent'], { cwd: copy })
      if (again !== '') throw new Error(`A second build found something to do: ${again}`)
    },
  },
  {
    name: 'coverage',
    run: ({ copy }) =>
      mustRun(['npm', 'run', 'coverage', '-w', '@dustforce/core', '-w', '@dustforce/office'], { cwd: copy }),
  },
  { name: 'pack', run: pack },
  {
    name: 'size',
    needs: ['pack'],
    run: ({ copy }) => mustRun(['size-limit'], { cwd: join(copy, 'packages', 'core') }),
  },
  {
    name: 'publint',
    needs: ['pack'],
    async run(workplace) {
      for (const name of ['core', 'cli']) {
        await mustRun(['publint', 'run', tarballOf(workplace, name), '--strict'], { cwd: workplace.copy })
      }
    },
  },
  {
    // `require` of an ES module is meant; the step `require` runs it. The resolution of Node 10 has no subpaths.
    name: 'attw',
    needs: ['pack'],
    run: (workplace) =>
      mustRun(
        [
          'attw',
          tarballOf(workplace, 'core'),
          '--profile',
          'node16',
          '--ignore-rules',
          'cjs-resolves-to-esm',
        ],
        { cwd: workplace.copy },
      ),
  },
  { name: 'examples', needs: ['pack'], run: runExamples },
  {
    name: 'install',
    needs: ['pack'],
    async run(workplace) {
      await install(workplace)
      writePrograms(workplace)
    },
  },
  { name: 'import', needs: ['install'], run: (workplace) => runEntries(workplace, 'module.mjs') },
  { name: 'require', needs: ['install'], run: (workplace) => runEntries(workplace, 'script.cjs') },
  { name: 'types-nodenext', needs: ['install'], run: (workplace) => checkTypes(workplace, 'nodenext') },
  { name: 'types-bundler', needs: ['install'], run: (workplace) => checkTypes(workplace, 'bundler') },
  { name: 'pipes', needs: ['install'], run: (workplace) => runPipes(workplace) },
  { name: 'help-examples', needs: ['install'], run: (workplace) => runHelpExamples(workplace) },
  {
    name: 'deno',
    needs: ['install'],
    async run({ bare, full }) {
      const options = ['--no-remote', '--node-modules-dir=manual']
      for (const cwd of [bare, full]) {
        await mustRun(['deno', 'run', '--no-prompt', ...options, 'module.mjs'], { cwd })
        await mustRun(['deno', 'check', ...options, 'module.mts'], { cwd })
      }
    },
  },
  {
    name: 'node-20',
    needs: ['install'],
    async run(workplace) {
      const node = await findNode20(join(workplace.root, '.cache', 'node-20'))
      await runEntries(workplace, 'module.mjs', node)
      await runEntries(workplace, 'script.cjs', node)
      await runPipes(workplace, node)
      await runHelpExamples(workplace, node)
    },
  },
  ...longSteps.map((step) => ({
    name: step.name,
    // In the repository itself, which has a browser and a database ready.
    /** @param {import('./workplace.mjs').Workplace} workplace */
    async run({ root }) {
      await buildIfStale()
      const { ok, reasons, output } = await runStep(step, { reports: join(root, '.cache'), cwd: root })
      if (!ok) throw new Error([output, ...reasons].join('\n'))
    },
  })),
  {
    name: 'other-cases',
    // In the repository itself: `npm test` tries the properties with the same cases every time, this with others, and with more years of series.
    run: ({ root }) =>
      mustRun(['node', 'scripts/test.mjs', 'unit', 'processes', 'database'], {
        cwd: root,
        env: { PROPERTY_SEED: 'random', SERIES_YEARS: '5' },
      }),
  },
  {
    name: 'react-warnings',
    // In the repository itself: `npm test` draws with React as it is shipped, which does not say when one component updates another while it draws.
    run: ({ root }) =>
      mustRun(['vitest', '--config', 'vitest.workspace.ts', 'run', '--project', 'unit-apps'], {
        cwd: root,
        env: { TEST_REACT: 'development' },
      }),
  },
  {
    name: 'mutation-starts',
    // The tests as they are, in the copies of the packages that Stryker works on; trying the faults takes hours.
    run: ({ root }) => mustRun(['node', 'scripts/mutation.mjs', '--dryRunOnly'], { cwd: root }),
  },
  {
    name: 'documentation',
    async run({ root }) {
      await buildIfStale(['library', 'docs'])
      await openDocumentation(join(root, 'apps/docs/dist'))
    },
  },
  { name: 'lighthouse', run: runLighthouse },
  {
    // In the repository itself, which has a browser ready.
    name: 'stories-as-seen',
    run: ({ root }) =>
      mustRun(['node', 'scripts/crawl-stories.mjs', '--pictures', picturesNow(root)], { cwd: root }),
  },
  {
    // A person judges what differs: the step says where the page with it is.
    name: 'stories-compared',
    needs: ['stories-as-seen'],
    run: ({ root }) => comparePictures(root),
  },
  {
    // In the repository itself: it makes a copy of its own for the faults.
    name: 'faults',
    run: ({ root }) => mustRun(['node', 'scripts/faults.mjs'], { cwd: root }),
  },
]
