/** The bytes of a chosen file, or why there are none, as a sentence. */
export type FileRead =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a chosen file of at most `most` bytes. A larger one is refused by its size alone: read, it could fill the memory. Never rejects: a file may
 * be gone, or lie on a drive that is.
 */
export async function readFile(file: File, most: number): Promise<FileRead> {
  if (file.size > most) return { ok: false, message: `This file is larger than ${most / 1024} kB.` }
  const content = await file.arrayBuffer().catch(() => null)
  if (content === null) return { ok: false, message: 'This file could not be read.' }
  return { ok: true, bytes: new Uint8Array(content) }
}
