import { languageOptions, messagesOf } from '@dustforce/office/language/languages'
import { partWord, sectionWord, valueAt } from '@dustforce/office/publishing'
import { letterShapes, placeholdersOf, sectionShapes } from '@dustforce/office/texts/section-shapes'
import { Select } from '@dustforce/ui/select'
import { use } from 'react'
import { useSearchParams } from 'react-router'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'
import { BookNames } from './book-names.tsx'
import { LetterInWords } from './letter-in-words.tsx'
import { type TextForm, TextParts } from './text-parts.tsx'
import { InstalledTexts } from './texts-in-place.tsx'

/** In the order in which a visitor comes by them, and then the letters. */
const order = [
  ...['frame', 'home', 'offer', 'story', 'testimonials', 'faq', 'careers', 'payment', 'terms'],
  ...['cancellation', 'accessibility', 'search'],
  ...Object.keys(letterShapes),
]

/** Returns the form of a section of the site, or of a letter: the texts that may stand in it. */
function formOf(section: string): Readonly<Record<string, TextForm>> {
  return Object(sectionShapes[section] ?? letterShapes[section])
}

/** The texts of one section of the site, or of one letter, in one language. */
export function TextSections({ languages }: { readonly languages: readonly string[] }) {
  const { document, problems } = useDocumentSheet()
  const [search, setSearch] = useSearchParams()
  const language = languages.find((code) => code === search.get('language')) ?? languages[0] ?? ''
  // The price list has its names in the first language.
  const shown = language === languages[0] ? order : ['book', ...order]
  const section = shown.find((name) => name === search.get('text')) ?? 'home'
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        return next
      },
      { replace: true },
    )
  const group = Object.hasOwn(letterShapes, section) ? 'letters' : 'site'
  const path = `${language}.${group}.${section}`
  const isWrong = (start: string) => [...problems.keys()].some((place) => `${place}.`.startsWith(`${start}.`))
  const hasProblem = (name: string) =>
    languages.some(
      (code) =>
        ['site', 'letters'].some((part) => isWrong(`${code}.${part}.${name}`)) ||
        (name === 'book' && isWrong(`${code}.book`)),
    )
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          size="sm"
          label="Texts of"
          value={section}
          onChange={({ target }) => choose('text', target.value)}
          options={shown.map((name) => ({
            value: name,
            label: `${sectionWord(name)}${hasProblem(name) ? ' (not right)' : ''}`,
          }))}
        />
        {languages.length > 1 ? (
          <Select
            size="sm"
            label="Language"
            value={language}
            onChange={({ target }) => choose('language', target.value)}
            options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
          />
        ) : null}
      </div>
      {section === 'book' ? (
        <BookNames language={language} />
      ) : (
        <SectionOfTexts section={section} path={path} />
      )}
      {group === 'letters' ? (
        <LetterInWords
          key={path}
          kind={section}
          language={language}
          sentences={isWrong(path) ? null : sentencesOf(valueAt(document, path))}
        />
      ) : null}
    </div>
  )
}

/** A section of the site or a letter, each text in place. */
function SectionOfTexts({ section, path }: { readonly section: string; readonly path: string }) {
  return (
    <SectionCard
      title={sectionWord(section)}
      hint={
        <>
          In braces stands what you say elsewhere:{' '}
          {placeholdersOf(section)
            .map((name) => `{${name}}`)
            .join(', ')}
          . A text whose braces have nothing to say is left out.
        </>
      }
    >
      {Object.entries(formOf(section)).map(([name, form]) => (
        <div key={`${path}.${name}`} className="grid gap-2">
          <TextParts path={`${path}.${name}`} form={form} />
          <UseDefault path={`${path}.${name}`} />
        </div>
      ))}
    </SectionCard>
  )
}

/** Says again what the program came with, where a text says something else. */
function UseDefault({ path }: { readonly path: string }) {
  const { document, canChange, set } = useDocumentSheet()
  const [said, installed] = [valueAt(document, path), valueAt(use(InstalledTexts), path)]
  if (!canChange || JSON.stringify(said) === JSON.stringify(installed)) return null
  const name = partWord(path.split('.').slice(3).join('.'))
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
      {typeof installed === 'string' ? <span>By default: {installed}</span> : null}
      <ActButton aria-label={`Use the default: ${name}`} onClick={() => set(path, installed)}>
        Use the default
      </ActButton>
    </p>
  )
}

function nameOf(code: string): string {
  return languageOptions.find(({ value }) => value === messagesOf(code))?.label ?? code
}

function sentencesOf(letter: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(Object(letter)).map(([name, text]) => [name, String(text)]))
}
