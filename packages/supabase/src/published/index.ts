/** The documents that the company's owners have published. For browsers, without the parser and the client that the booking form loads. */
import type { Business } from '@dustforce/office/company'
import { businessAsPublished } from '@dustforce/office/company/business-as-published'

/** Where the project is, and the key that every visitor may know. */
export interface PublishedOptions {
  readonly url: string
  readonly publishableKey: string
  /** In place of the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/** A company with what its owners published in place of what it was built with; as it was built when that cannot be had. */
export async function askPublishedBusiness(
  built: Business,
  { url, publishableKey, fetch = globalThis.fetch.bind(globalThis) }: PublishedOptions,
): Promise<Business> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/current_business`, {
      headers: { apikey: publishableKey },
    })
    const published: unknown = response.ok ? await response.json() : null
    return typeof published === 'object' && published !== null ? businessAsPublished(built, published) : built
  } catch {
    return built
  }
}
