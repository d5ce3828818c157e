/** The problems that the person who deploys can fix, one sentence each. */
export class DeployError extends Error {
  override readonly name = 'DeployError'

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}
