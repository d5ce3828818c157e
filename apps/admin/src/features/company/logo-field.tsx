import { logoOfSvg } from '@dustforce/office/company/logo'
import { valueAt } from '@dustforce/office/publishing'
import { FieldError } from '@dustforce/ui/field-error'
import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

/** The company's mark: an SVG or PNG file, kept with the company. */
export function LogoField() {
  const { document, problems, canChange, set } = useDocumentSheet()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const logo = valueAt(document, 'brand.logo')
  const problem = problems.get('brand.logo')
  const upload = async (file: File | undefined) => {
    if (file !== undefined) set('brand.logo', await logoOf(file))
  }
  return (
    <div className="grid gap-2">
      <span className="text-sm font-medium">Logo</span>
      <div className="flex flex-wrap items-center gap-3">
        {typeof logo === 'string' && logo.startsWith('data:') && problem === undefined ? (
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
            void upload(target.files?.[0])
            target.value = ''
          }}
        />
        {canChange ? (
          <ActButton icon={Upload} onClick={() => input.current?.click()}>
            Upload a logo
          </ActButton>
        ) : null}
        {canChange && logo !== undefined ? (
          <ActButton onClick={() => set('brand.logo', undefined)}>Take the logo out</ActButton>
        ) : null}
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
async function logoOf(file: File): Promise<string> {
  if (file.type === 'image/svg+xml') return logoOfSvg(await file.text())
  const bytes = new Uint8Array(await file.arrayBuffer())
  return `data:${file.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
