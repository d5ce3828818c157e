import { describe, expect, it } from 'vitest'
import { contactRulesOf } from '../contact/contact-rules-of.ts'
import { gtaRules } from '../testing/business.ts'
import { shortAddress as shortIn } from './short-address.ts'

const shortAddress = (address: string) => shortIn(address, gtaRules.contact)

const tail = 'Toronto, ON M5H 1A1'

describe('the short form of an address', () => {
  it.each([
    ['1 King St W, Toronto, ON M5H 1A1', '1 King St W'],
    [' 1 King St W , Toronto, ON M5H 1A1', '1 King St W'],
    [`12, Elm St; Unit 5, ${tail}`, '12 Elm St'],
    [`Unit 5, 12 Elm St, ${tail}`, '12 Elm St'],
    [`Maple Towers, 12 Elm St, ${tail}`, '12 Elm St'],
    [`c/o Bob Roy, 12 Elm St, ${tail}`, '12 Elm St'],
    [`5th floor, 12 Elm St, ${tail}`, '12 Elm St'],
    [`12½ Elm St, ${tail}`, '12½ Elm St'],
    [`12 1/2 Elm St, ${tail}`, '12 1/2 Elm St'],
    [`12, rue de l’Église, ${tail}`, '12 rue de l’Église'],
    [`405-100 Queen St W, ${tail}`, '405-100 Queen St W'],
    [`221B Baker St, ${tail}`, '221B Baker St'],
    [`1234 5th Line, Milton, ON L9T 2X5`, '1234 5th Line'],
    [`5th Line 1234, Milton, ON L9T 2X5`, '5th Line 1234'],
    ['12 Elm St\nToronto, ON M5H 1A1', '12 Elm St'],
    ['12 Elm St Toronto ON M5H 1A1', '12 Elm St Toronto'],
    ['12 Elm St, Toronto, on m5h1a1', '12 Elm St'],
    // Boxes and rural routes stand beside a street, or in its place.
    [`PO Box 123, 12 Elm St, ${tail}`, '12 Elm St'],
    [`P.O. Box 123, ${tail}`, 'P.O. Box 123'],
    ['RR 2, 1234 Concession Rd 5, Uxbridge, ON L9P 1R2', '1234 Concession Rd 5'],
    ['1234 Concession Rd 5, R.R. #2, Uxbridge, ON L9P 1R2', '1234 Concession Rd 5'],
    ['R.R. #2, Uxbridge, ON L9P 1R2', 'R.R. #2'],
    ['Old Mill Farm, Uxbridge, ON L9P 1R2', 'Old Mill Farm'],
    ['Unit 5, Old Mill Farm, Uxbridge, ON L9P 1R2', 'Old Mill Farm'],
    ['1 King St W', '1 King St W'],
    ['12 Suite St, Toronto', '12 Suite St'],
    ['Unit 5', 'Unit 5'],
    [', ;', ''],
    ['', ''],
  ])('of %j is %j', (address, short) => expect(shortAddress(address)).toBe(short))

  it.each([
    ['GB', '', 'Flat 2, 14 Exmouth Market, London, EC1R 4QE', '14 Exmouth Market'],
    ['GB', '', 'Rose Cottage, London, N1 0EA', 'Rose Cottage'],
    ['DE', '', 'Torstraße 1, 10119 Berlin', 'Torstraße 1'],
    ['CA', 'QC', 'app. 3, 4020, rue Saint-Denis, Montréal, QC H2W 2M2', '4020 rue Saint-Denis'],
  ])('in %s %s of %s is %s', (country, region, address, short) =>
    expect(shortIn(address, contactRulesOf({ country, region }))).toBe(short),
  )

  it('has number and street, wherever the unit stands and however it is separated', () => {
    const units = [
      'Unit 5',
      'unit #5',
      'Apt. 12B',
      'Apt 5',
      'Suite 1203',
      'Ste. 4',
      '#5',
      '# 5',
      'PH 2',
      'Penthouse 3',
    ]
    const more = ['Basement', 'Lower level', 'Upper', 'Main floor', 'Rear']
    const streets = ['12 Elm St', '100 Queen St W', '7A Unity Ave', '1000 St. Clair Ave E']
    for (const street of streets) {
      for (const unit of [...units, ...more]) {
        for (const between of [', ', '; ', ' - ', ' – ', '\n', ' ,', ' ']) {
          expect(shortAddress(`${unit}${between}${street}, ${tail}`)).toBe(street)
          expect(shortAddress(`${street}${between}${unit}, ${tail}`)).toBe(street)
        }
      }
    }
  })
})
