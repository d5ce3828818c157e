import { believedPriceBook } from '@dustforce/core/catalogue'
import type { CompanyPriceBook } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EstimateSection } from './estimate-section.tsx'

const { 'deep-clean': _, ...withoutDeep } = gtaBusiness.priceBook.services

/** The estimate of a page that was built with other prices than its owner has published since. */
function estimateWith(services: CompanyPriceBook['services']) {
  const priceBook = believedPriceBook({ ...gtaBusiness.priceBook, services })
  return (
    <BusinessProvider business={{ ...gtaBusiness, priceBook }}>
      <EstimateSection onBook={vi.fn()} onChoose={vi.fn()} onIntent={vi.fn()} Times={() => null} />
    </BusinessProvider>
  )
}

test('an estimate begins again when its service is no longer offered', () => {
  const { rerender } = render(estimateWith(gtaBusiness.priceBook.services))
  rerender(estimateWith(withoutDeep))
  expect(screen.getByRole('radio', { checked: true, name: 'Move-In/Out Clean' })).toBeDefined()
})
