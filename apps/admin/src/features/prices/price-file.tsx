import type { PriceBook } from '@dustforce/core/catalogue'
import { parseCompanyPriceBook } from '@dustforce/office/company/parse-company-price-book'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { readFile } from '../../app/read-file.ts'
import { saveFile } from '../../app/save-file.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { ActDialog } from '../../kit/act-dialog.tsx'

export interface PriceFileProps {
  readonly book: PriceBook
  /** Absent for those who cannot change prices. */
  readonly onImport?: ((book: PriceBook, name: string) => void) | undefined
}

/** Several times what the longest price list takes. */
const mostBytes = 1024 * 1024

/** The price list as a file of JSON, as the command `dustforce` takes it. */
export function PriceFile({ book, onImport }: PriceFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly string[] | null>(null)
  const read = async (file: File) => {
    const content = await readFile(file, mostBytes)
    const found = content.ok
      ? readBook(new TextDecoder().decode(content.bytes))
      : { ok: false as const, problems: [content.message] }
    if (found.ok) onImport?.(found.book, file.name)
    else setProblems(found.problems)
  }
  return (
    <>
      <ActButton
        icon={Download}
        onClick={() =>
          saveFile(`prices-${book.version}.json`, 'application/json', `${JSON.stringify(book, null, 2)}\n`)
        }
      >
        Export
      </ActButton>
      {onImport === undefined ? null : (
        <ActButton icon={Upload} onClick={() => input.current?.click()}>
          Import
        </ActButton>
      )}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Price list to import"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) void read(file)
          target.value = ''
        }}
      />
      {problems === null ? null : (
        <ActDialog
          title="This file is no price list"
          description="Nothing was changed."
          act="Close"
          cancel={null}
          onAct={() => setProblems(null)}
          onClose={() => setProblems(null)}
        >
          <ul className="list-disc pl-5 text-sm">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </ActDialog>
      )}
    </>
  )
}

/** The book of a file, or everything that is wrong with it. */
function readBook(
  text: string,
):
  | { readonly ok: true; readonly book: PriceBook }
  | { readonly ok: false; readonly problems: readonly string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, problems: ['It is not JSON.'] }
  }
  const read = parseCompanyPriceBook(json)
  return read.ok
    ? { ok: true, book: read.value }
    : { ok: false, problems: read.issues.map(({ field, message }) => `${field || 'The file'}: ${message}`) }
}
