/** Hands a file to the browser's downloads. */
export function saveFile(name: string, type: string, content: string | Uint8Array): void {
  const parts = typeof content === 'string' ? [content] : [new Uint8Array(content)]
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
