/** Why a database cannot be made into this system's, in one sentence to the person who named it. */
export class UnfitDatabaseError extends Error {
  override readonly name = 'UnfitDatabaseError'
}
