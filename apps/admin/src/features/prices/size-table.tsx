import type { PriceBook } from '@dustforce/core/catalogue'
import { sizeWords } from '@dustforce/office/prices'
import { FieldError } from '@dustforce/ui/field-error'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { PriceCell } from './price-cell.tsx'
import { usePriceSheet } from './price-sheet.ts'
import type { SizedRule, SizeGroup } from './size-groups.ts'

/** The services of a group by size: what each size costs, or how long it takes. */
export function SizeTable({ group, rule }: { readonly group: SizeGroup; readonly rule: SizedRule }) {
  const { book, problems } = usePriceSheet()
  const { by, services, sizes, beyond, hasMinimum } = group
  const rows = [
    ...sizes.map((size) => ({ part: `cells.${size}`, words: sizeName(book, by, size) })),
    ...beyond.map((id) => ({ part: `beyond.${id}`, words: `Each further ${oneOf(book, id)}` })),
    ...(hasMinimum ? [{ part: 'minimum', words: 'At least' }] : []),
  ]
  const wrong = services.flatMap(([id]) =>
    ['', '.cells'].flatMap((end) => problems.get(`services.${id}.${rule}${end}`) ?? []),
  )
  return (
    <>
      <Table label={rule === 'price' ? 'Prices by size' : 'Minutes by size'}>
        <TableHead>
          <tr>
            <TableHeader className="max-sm:!px-2 !whitespace-normal align-bottom">
              {by.map((id) => capitalized(manyOf(book, id))).join(' – ')}
            </TableHeader>
            {services.map(([id, { name }]) => (
              <TableHeader key={id} className="max-sm:!px-1 !whitespace-normal text-right align-bottom">
                {name}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ part, words }) => (
            <TableRow key={part}>
              <TableHeader
                scope="row"
                className="max-sm:!px-2 !whitespace-normal !text-ink !text-sm !font-normal"
              >
                {words}
              </TableHeader>
              {services.map(([id]) => (
                <TableCell key={id} numeric className="max-sm:!px-1">
                  <PriceCell path={`services.${id}.${rule}.${part}`} className="ml-auto min-w-13 max-w-32" />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {[...new Set(wrong)].map((problem) => (
        <FieldError key={problem} id={problem}>
          {problem}
        </FieldError>
      ))}
    </>
  )
}

function sizeName(book: PriceBook, by: readonly string[], size: string): string {
  const isCounted = by.every((id) => 'one' in (book.measures[id] ?? {}))
  return isCounted ? size.replaceAll('-', ' – ') : sizeWords(book.measures, by, size)
}

function oneOf({ measures }: PriceBook, id: string): string {
  const measure = measures[id]
  return measure !== undefined && 'one' in measure ? measure.one : id
}

function manyOf({ measures }: PriceBook, id: string): string {
  const measure = measures[id]
  if (measure === undefined) return id
  return 'many' in measure ? measure.many : measure.label
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
