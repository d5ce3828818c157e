import { vi } from 'vitest'

/** Returns the files that the browser is handed to save from now on, by name. */
export function catchSavedFiles() {
  const files = new Map<string, string>()
  let blob: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    blob = content instanceof Blob ? content : null
    return 'blob:saved'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const { download } = this
    blob?.text().then((text) => files.set(download, text))
  })
  return {
    /** The content of a file; undefined when it is not saved yet. */
    text: (name: string): string | undefined => files.get(name),
    /** The rows of a CSV file without its heading, each as its first cell; nothing when it is not saved yet. */
    firstCells: (name: string): readonly string[] =>
      (files.get(name) ?? '')
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => (line.split(',')[0] ?? '').replaceAll('"', '')),
  }
}
