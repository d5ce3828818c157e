/** The address at which the system runs, and who may sign in to it. */
export interface RunningStack {
  readonly url: string
  readonly admin: { readonly email: string; readonly password: string }
}

/** The administrator of every system that the walks run against. */
export const admin = { email: 'office@dustforce.example', password: 'a walk in the park' }

const nameOf = (slot: number): string => `DUST_FORCE_E2E_STACK_${slot}`

/** Hands the address of a slot's system to the workers, which inherit the environment. */
export function announceStack(slot: number, url: string): void {
  process.env[nameOf(slot)] = url
}

/** The system of a slot: one of the workers that run at the same time. */
export function stackOf(slot: number): RunningStack {
  const url = process.env[nameOf(slot)]
  if (url === undefined) throw new Error(`No system was started for worker ${slot}`)
  return { url, admin }
}
