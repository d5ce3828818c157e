import { gtaCompany } from '@dustforce/office/company'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CompanyContactForm } from './company-contact-form.tsx'

const phone = () => screen.getByLabelText('Company phone')
const email = () => screen.getByLabelText('Company email')
const taxNumber = () => screen.getByLabelText('HST number')
const save = () => screen.getByRole('button', { name: 'Save contact' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('saves what was changed, as it is stored', () => {
  const onSave = vi.fn()
  render(<CompanyContactForm contact={gtaCompany} busy={false} onSave={onSave} />)
  expect(save()).toHaveProperty('disabled', true)
  type(phone(), '416 555 0199')
  type(email(), ' Jobs@Example.com ')
  type(taxNumber(), '123456789rt0001')
  fireEvent.click(save())
  expect(onSave.mock.calls).toEqual([
    [
      { phone: '(416) 555-0199', email: 'jobs@example.com', taxNumber: '123456789 RT0001' },
      { phone: gtaCompany.phone, email: gtaCompany.email, taxNumber: gtaCompany.taxNumber },
    ],
  ])
})

test('keeps what is typed when something else is stored meanwhile, and says what it was typed over', () => {
  const onSave = vi.fn()
  const begun = { phone: '(647) 555-0100', email: 'office@example.com', taxNumber: '' }
  const shown = (contact: typeof begun) => (
    <CompanyContactForm contact={contact} busy={false} onSave={onSave} />
  )
  const { rerender } = render(shown(begun))
  type(phone(), '(647) 555-0111')
  const theirs = { ...begun, phone: '(647) 555-0122', email: 'desk@example.com' }
  rerender(shown(theirs))
  expect(email()).toHaveProperty('value', 'desk@example.com')
  expect(phone()).toHaveProperty('value', '(647) 555-0111')
  fireEvent.click(save())
  const mine = { ...theirs, phone: '(647) 555-0111' }
  expect(onSave.mock.calls).toEqual([[mine, { ...begun, email: 'desk@example.com' }]])
  rerender(shown(mine))
  expect(save()).toHaveProperty('disabled', true)
  type(phone(), '(647) 555-0133')
  fireEvent.click(save())
  expect(onSave.mock.lastCall).toEqual([{ ...mine, phone: '(647) 555-0133' }, mine])
})

test('says what is wrong and does not save it', () => {
  const onSave = vi.fn()
  render(<CompanyContactForm contact={gtaCompany} busy={false} onSave={onSave} />)
  type(phone(), '555')
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy()
  type(email(), 'jobs@')
  type(taxNumber(), '123')
  expect(screen.getByText('Please enter an HST number such as 123456789 RT0001')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(save()).toHaveProperty('disabled', true)
})
