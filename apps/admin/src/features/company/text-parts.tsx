import { companyValues } from '@dustforce/office/company/company-values'
import { partWord, valueAt } from '@dustforce/office/publishing'
import { fill } from '@dustforce/office/texts/fill'
import { neededIn, textLimit } from '@dustforce/office/texts/placeholders'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusiness } from '@dustforce/ui/use-business'
import { Plus } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

/** The form that a text may have; a list is given by one of its kind. */
export type TextForm = string | readonly TextForm[] | { readonly [name: string]: TextForm }

export interface TextPartsProps {
  readonly path: string
  readonly form: TextForm
}

/** Texts as they nest: one to write, several by their names, or a list of some of a kind. */
export function TextParts({ path, form }: TextPartsProps) {
  if (typeof form === 'string') return <Text path={path} form={form} />
  if (isList(form)) return <TextList path={path} form={form[0] ?? ''} />
  return Object.entries(form)
    .filter(([name]) => name !== 'id')
    .map(([name, part]) => <TextParts key={name} path={`${path}.${name}`} form={part} />)
}

function isList(form: TextForm): form is readonly TextForm[] {
  return Array.isArray(form)
}

/** Below its language, its group and its section. */
const within = (path: string) => path.split('.').slice(3).join('.')

function Text({ path, form }: { readonly path: string; readonly form: string }) {
  const { document, published, problems, canChange, set } = useDocumentSheet()
  const value = String(valueAt(document, path) ?? '')
  const isChanged = value !== String(valueAt(published, path) ?? '')
  const needed = neededIn(form).map((name) => `{${name}}`)
  const hints = [
    ...(needed.length > 0 ? [`It keeps ${needed.join(', ')}`] : []),
    ...(isChanged ? ['Changed'] : []),
  ]
  return (
    <div className="grid gap-1">
      <TextArea
        size="sm"
        label={partWord(within(path))}
        rows={Math.min(6, Math.ceil(value.length / 80) || 1)}
        limit={textLimit(path)}
        hint={hints.length === 0 ? undefined : hints.join(' · ')}
        readOnly={!canChange}
        value={value}
        error={problems.get(path)}
        onChange={({ target }) => set(path, target.value)}
      />
      <Reading text={value} />
    </div>
  )
}

/** Shows how a text reads that says something of the company by name. */
function Reading({ text }: { readonly text: string }) {
  const reading = fill(text, companyValues(useBusiness()))
  return reading === text || reading === '' ? null : <p className="text-xs text-muted">Reads: {reading}</p>
}

function TextList({ path, form }: TextPartsProps) {
  const { document, canChange, set } = useDocumentSheet()
  const found = valueAt(document, path)
  const list: readonly unknown[] = Array.isArray(found) ? found : []
  return (
    <div className="grid gap-3">
      {list.map((_, nr) => {
        const place = `${path}.${nr}`
        const name = partWord(within(place))
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other identity while it is typed
            key={nr}
            className="grid min-w-0 gap-3 rounded-md border border-line p-3"
          >
            <legend className="px-1 text-xs font-semibold">{name}</legend>
            <TextParts path={place} form={form} />
            {canChange ? (
              <p>
                <ActButton aria-label={`Remove ${name}`} onClick={() => set(path, list.toSpliced(nr, 1))}>
                  Remove
                </ActButton>
              </p>
            ) : null}
          </fieldset>
        )
      })}
      {canChange ? (
        <p>
          <ActButton icon={Plus} onClick={() => set(path, [...list, emptyOf(form, list.length)])}>
            Add: {partWord(within(`${path}.${list.length}`))}
          </ActButton>
        </p>
      ) : null}
    </div>
  )
}

/** One more of a kind, to be written; pages find it by its id. */
function emptyOf(form: TextForm, nr: number): unknown {
  if (typeof form === 'string') return ''
  if (isList(form)) return [emptyOf(form[0] ?? '', 0)]
  return Object.fromEntries(
    Object.entries(form).map(([name, part]) => [name, name === 'id' ? `part-${nr + 1}` : emptyOf(part, nr)]),
  )
}
