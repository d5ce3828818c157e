import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = globSync('apps/{site,admin}/src/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx$|\/testing\//.test(file),
)

/** Counts the fields of a form that can be refused; those of parts and of `useForm` are not counted one by one. */
const refusable = (text: string) =>
  text.match(/\berror=\{|\.\.\.(?:form\.)?(?:text|field|choice)\(/g)?.length ?? 0

/** Forms with several such fields and no summary, each with why. */
const without: Readonly<Record<string, string>> = {
  'apps/site/src/features/contact/contact-form-view.tsx': 'cannot be sent before all is right, as specified',
}

test('each form in which several fields can be wrong has the summary that brings the focus to the first', () => {
  const lacking = files.filter((file) => {
    const text = read(file)
    const isOne = /<form\b/.test(text) && (refusable(text) > 1 || text.includes('form.onSubmit'))
    return isOne && !text.includes('<ErrorSummary')
  })
  expect(lacking).toEqual(Object.keys(without))
})

test('no form brings the focus to a wrong field in a way of its own', () => {
  const own = files.filter((file) => /aria-invalid="true"\]/.test(read(file)))
  expect(own).toEqual([])
})
