/** Hands a file, whole or in parts of text, to the browser's downloads. */
export function saveFile(name: string, type: string, content: string | Uint8Array | readonly string[]): void {
  const parts = content instanceof Uint8Array ? [new Uint8Array(content)] : [content].flat()
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
