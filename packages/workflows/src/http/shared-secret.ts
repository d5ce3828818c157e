import { secretsIn } from './secrets-in.ts'

/** Secrets that a caller may show as its bearer token; several while one replaces another. */
export interface SharedSecret {
  /** Whether a request shows one of them. */
  readonly isShownBy: (request: Request) => Promise<boolean>
}

/** Reads secrets that are written with commas between them. Throws for an empty one. `name` says whose they are. */
export function sharedSecret(text: string, name: string): SharedSecret {
  const secrets = secretsIn(text)
  if (secrets.length === 0) throw new RangeError(`The secret of the ${name} is empty`)
  return {
    isShownBy: async (request) => {
      const shown = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
      // Digests: their first difference tells nothing about the secret's.
      const [digest, ...known] = await Promise.all([shown, ...secrets].map(digestOf))
      return digest !== undefined && known.includes(digest)
    },
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return String(new Uint8Array(digest))
}
