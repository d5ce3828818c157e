import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files of each project in a random order, which `TEST_SEED` repeats: what one leaves behind for the next shows. Projects stay together,
 * since their files share processes.
 */
export class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { TEST_SEED: seed } = process.env
    const sorted = await super.sort(files)
    if (seed === undefined) return sorted
    const placeOf = ({ moduleId }: TestSpecification) =>
      createHash('sha256')
        .update(`${seed} ${moduleId.slice(process.cwd().length)}`)
        .digest('hex')
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .map((file) => ({ file, place: placeOf(file) }))
        .sort((a, b) => (a.place < b.place ? -1 : 1))
        .map(({ file }) => file),
    )
  }
}
