type Environment = (name: string) => string | undefined

/** A setting without which the function must not run. */
export class MissingSetting extends Error {
  override readonly name = 'MissingSetting'
}

/** The value of a setting; refused when it is missing or empty. */
export function required(environment: Environment, name: string): string {
  const value = optional(environment, name)
  if (value === undefined) throw new MissingSetting(`${name} is missing or empty`)
  return value
}

/** The value of a setting that signs something; refused when it could be guessed. */
export function longEnough(environment: Environment, name: string): string {
  const value = required(environment, name)
  if (value.length < 32) throw new MissingSetting(`${name} is shorter than 32 characters`)
  return value
}

/** The value of a setting that may be left out; empty counts as left out. */
export function optional(environment: Environment, name: string): string | undefined {
  const value = environment(name)?.trim()
  return value === '' ? undefined : value
}

/**
 * The project's secret key: as the platform hands it out now and did before, or set by hand. On the platform only DUSTFORCE_SECRET_KEY can be set,
 * since names that begin with SUPABASE_ are its own.
 */
export function secretKey(environment: Environment): string {
  const key =
    optional(environment, 'DUSTFORCE_SECRET_KEY') ??
    optional(environment, 'SUPABASE_SECRET_KEY') ??
    defaultKey(optional(environment, 'SUPABASE_SECRET_KEYS')) ??
    optional(environment, 'SUPABASE_SERVICE_ROLE_KEY')
  if (key === undefined)
    throw new MissingSetting(
      'SUPABASE_SECRET_KEY is missing or empty; on the platform, set DUSTFORCE_SECRET_KEY',
    )
  return key
}

/** The key named 'default' of a JSON dictionary of keys. */
function defaultKey(dictionary: string | undefined): string | undefined {
  if (dictionary === undefined) return undefined
  try {
    const keys: unknown = JSON.parse(dictionary)
    const key = typeof keys === 'object' && keys !== null && 'default' in keys ? keys.default : undefined
    return typeof key === 'string' && key.trim() !== '' ? key : undefined
  } catch {
    throw new MissingSetting('SUPABASE_SECRET_KEYS is not JSON')
  }
}
