import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { CompanyContactForm } from './company-contact-form.tsx'

const phone = () => screen.getByLabelText('Company phone')
const email = () => screen.getByLabelText('Company email')
const taxNumber = () => screen.getByLabelText('HST number')
const save = () => screen.getByRole('button', { name: 'Save contact' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const { phone: company_phone, email: company_email, taxNumber: company_tax_number } = gtaBusiness.company
const stored = { company_phone, company_email, company_tax_number }

function InCompany({ children }: { readonly children: ReactNode }) {
  return <BusinessProvider business={gtaBusiness}>{children}</BusinessProvider>
}

test('saves what was changed, as it is stored', () => {
  const onSave = vi.fn()
  render(<CompanyContactForm values={stored} busy={false} onSave={onSave} />, { wrapper: InCompany })
  expect(save()).toHaveProperty('disabled', true)
  type(phone(), '416 555 0199')
  type(email(), ' Jobs@Example.com ')
  type(taxNumber(), '123456789rt0001')
  fireEvent.click(save())
  expect(onSave.mock.calls).toEqual([
    [
      {
        company_phone: '(416) 555-0199',
        company_email: 'jobs@example.com',
        company_tax_number: '123456789 RT0001',
      },
      stored,
    ],
  ])
})

test('keeps what is typed when another value is stored meanwhile, and shows that value', () => {
  const onSave = vi.fn()
  const begun = {
    company_phone: '(647) 555-0100',
    company_email: 'office@example.com',
    company_tax_number: '',
  }
  const shown = (values: typeof begun) => <CompanyContactForm values={values} busy={false} onSave={onSave} />
  const { rerender } = render(shown(begun), { wrapper: InCompany })
  type(phone(), '(647) 555-0111')
  const theirs = { ...begun, company_phone: '(647) 555-0122', company_email: 'desk@example.com' }
  rerender(shown(theirs))
  expect(email()).toHaveProperty('value', 'desk@example.com')
  expect(phone()).toHaveProperty('value', '(647) 555-0111')
  fireEvent.click(save())
  const mine = { ...theirs, company_phone: '(647) 555-0111' }
  expect(onSave.mock.calls).toEqual([[mine, { ...begun, company_email: 'desk@example.com' }]])
  rerender(shown(mine))
  expect(save()).toHaveProperty('disabled', true)
  type(phone(), '(647) 555-0133')
  fireEvent.click(save())
  expect(onSave.mock.lastCall).toEqual([{ ...mine, company_phone: '(647) 555-0133' }, mine])
})

test('says what is wrong and does not save it', () => {
  const onSave = vi.fn()
  render(<CompanyContactForm values={stored} busy={false} onSave={onSave} />, { wrapper: InCompany })
  type(phone(), '555')
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy()
  type(email(), 'jobs@')
  type(taxNumber(), '123')
  expect(screen.getByText('Please enter an HST number such as 123456789 RT0001')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(save()).toHaveProperty('disabled', true)
})
