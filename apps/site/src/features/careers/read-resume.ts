import { checkResume, checkResumeName, type EncodedResume } from '@dustforce/office/application'

/** A resume that can be sent, or why it cannot. */
export type ReadResume =
  | { readonly ok: true; readonly resume: EncodedResume }
  | { readonly ok: false; readonly message: string }

/**
 * Reads and checks a chosen file: by its name and size while it is unread, since one of gigabytes would fill the memory, and then by its content. Never
 * rejects: a file may be gone, or lie on a drive that is.
 */
export async function readResume(file: File): Promise<ReadResume> {
  const named = checkResumeName(file.name, file.size)
  if (!named.ok) return { ok: false, message: named.message }
  const content = await file.arrayBuffer().catch(() => null)
  if (content === null) return { ok: false, message: 'This file could not be read.' }
  const bytes = new Uint8Array(content)
  const checked = checkResume({ name: file.name, bytes })
  if (!checked.ok) return { ok: false, message: checked.message }
  return { ok: true, resume: { name: checked.value, base64: base64Of(bytes) } }
}

function base64Of(bytes: Uint8Array): string {
  // In pieces: a call takes only so many arguments.
  const piece = 0x8000
  let binary = ''
  for (let at = 0; at < bytes.length; at += piece)
    binary += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(binary)
}
