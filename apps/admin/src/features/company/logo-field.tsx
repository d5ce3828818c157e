import { logoOfSvg, mostLogoBytes } from '@dustforce/office/company/logo'
import { valueAt } from '@dustforce/office/publishing'
import { FieldError } from '@dustforce/ui/field-error'
import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { readFile } from '../../app/read-file.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

/** The company's mark: an SVG or PNG file, kept with the company. */
export function LogoField() {
  const { document, problems, canChange, set } = useDocumentSheet()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const logo = valueAt(document, 'brand.logo')
  const [unread, setUnread] = useState<string>()
  const unfit = problems.get('brand.logo')
  const problem = unread ?? unfit
  const upload = async (file: File) => {
    const read = await readFile(file, mostLogoBytes)
    setUnread(read.ok ? undefined : read.message)
    if (read.ok) set('brand.logo', logoOf(file.type, read.bytes))
  }
  const takeOut = () => {
    setUnread(undefined)
    set('brand.logo', undefined)
  }
  return (
    <div className="grid gap-2">
      <span className="text-sm font-medium">Logo</span>
      <div className="flex flex-wrap items-center gap-3">
        {typeof logo === 'string' && logo.startsWith('data:') && unfit === undefined ? (
          <img
            src={logo}
            alt="Your logo"
            width={48}
            height={48}
            className="size-12 rounded-md border border-line object-contain"
          />
        ) : null}
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,image/png"
          aria-label="Logo to upload"
          aria-describedby={`${id}-hint`}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file !== undefined) void upload(file)
            target.value = ''
          }}
        />
        {canChange ? (
          <ActButton icon={Upload} onClick={() => input.current?.click()}>
            Upload a logo
          </ActButton>
        ) : null}
        {canChange && logo !== undefined ? <ActButton onClick={takeOut}>Take the logo out</ActButton> : null}
      </div>
      <p id={`${id}-hint`} className="text-sm text-muted">
        An SVG or PNG file of at most 24 kB, square. An SVG with scripts, animations or parts from elsewhere
        is refused.
      </p>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </div>
  )
}

/** A file as it is kept in the company; what it is called stays behind. */
function logoOf(type: string, bytes: Uint8Array): string {
  if (type === 'image/svg+xml') return logoOfSvg(new TextDecoder().decode(bytes))
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
