import { type Checked, invalid, valid } from '@dustforce/core/validation'

/** A file as it was chosen or uploaded. */
export interface ResumeFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The largest resume, in bytes: 5 MB. */
export const maxResumeBytes = 5 * 1024 * 1024

/** The kinds of file a resume may be. */
export const resumeExtensions = ['.pdf', '.doc', '.docx'] as const

type Extension = (typeof resumeExtensions)[number]

const sizeMessage = 'File size exceeds 5MB limit'
const typeMessage = 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.'

// The first bytes of the files: '%PDF-', an OLE compound file, a zip archive.
const signatures: Record<Extension, readonly number[]> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  '.docx': [0x50, 0x4b, 0x03, 0x04],
}
const wordDocument = [...'word/document.xml'].map((character) => character.charCodeAt(0))

/**
 * Checks a resume: at most 5 MB, and PDF, DOC or DOCX both by its name and by its content.
 *
 * @returns the file's name as it may be stored
 * @example
 * checkResume({ name: 'cv.exe', bytes }) // => { ok: false, message: 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.' }
 */
export function checkResume(file: ResumeFile): Checked {
  const named = checkResumeName(file.name, file.bytes.length)
  const extension = extensionOf(file.name)
  return named.ok && extension && !hasContentOf(extension, file.bytes) ? invalid(typeMessage) : named
}

/**
 * Checks what is known of a resume before it is read: its name and its size in bytes.
 *
 * @example
 * checkResumeName('cv.pdf', 6_000_000) // => { ok: false, message: 'File size exceeds 5MB limit' }
 */
export function checkResumeName(name: string, size: number): Checked {
  if (size > maxResumeBytes) return invalid(sizeMessage)
  return extensionOf(name) ? valid(cleanFileName(name)) : invalid(typeMessage)
}

/**
 * A file name with letters, digits, dots, hyphens and underscores only.
 *
 * @example
 * cleanFileName('../My résumé (1).pdf') // => 'My_r_sum_1_.pdf'
 */
export function cleanFileName(name: string): string {
  return name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/^\.+/, '')
    .slice(-100)
}

function extensionOf(name: string): Extension | undefined {
  return resumeExtensions.find((extension) => name.toLowerCase().endsWith(extension))
}

function hasContentOf(extension: Extension, bytes: Uint8Array): boolean {
  if (!isAt(bytes, 0, signatures[extension])) return false
  return extension !== '.docx' || contains(bytes, wordDocument)
}

function contains(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (isAt(bytes, at, wanted)) return true
  }
  return false
}

function isAt(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte)
}
