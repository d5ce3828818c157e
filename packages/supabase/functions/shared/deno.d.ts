/** The part of Deno, and of the platform that runs the functions, that the entries use. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): unknown
}

/** Keeps the function alive until the work is done; absent in plain Deno. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined
