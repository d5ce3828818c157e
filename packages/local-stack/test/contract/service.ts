/** A service that a stand-in stands for: the real one when `npm run contract -- --real` asks for it, else the stand-in. */
export interface Service {
  readonly name: string
  readonly key: string
  /** Sends a request to a path of the API. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>
}

/** Whether the tests are to ask the real services. */
export const isReal = process.env.CONTRACT === 'real'

/** A setting without which the real services cannot be asked. */
export function settingOf(name: string): string {
  const value = process.env[name]?.trim() ?? ''
  if (value === '') throw new Error(`${name} is missing or empty`)
  return value
}
