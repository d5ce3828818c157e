import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messagesOf } from './checked.ts'
import {
  checkInternationalPhone,
  checkName,
  checkOntarioAddress,
  checkOntarioPostalCode,
  checkPhone,
  checkPostalCode,
  checkPromoInput,
  editPhone,
  formatPhone,
  formatPostalCode,
  phoneDisplay,
  phonePlaceholder,
  phoneUri,
} from './index.ts'
import { checkContractorPhone, checkEmergencyPhone } from './phone.ts'
import { checkInstructions } from './text.ts'

describe('names', () => {
  it.each([
    'Jo',
    "D'Arcy",
    'Jean-Luc',
    'van der Berg',
    'Zoë',
    '李娜',
    'x'.repeat(100),
    'Muhammad ‘Abd al-Ḥakīm',
  ])('accepts %s', (name) => {
    expect(checkName(` ${name} `)).toEqual({ ok: true, value: name })
  })

  it.each(['', 'J', 'x'.repeat(101), 'Ana7', 'Ana!', '<b>', '- -', 'a@b'])('refuses %s', (name) => {
    expect(checkName(name)).toEqual({
      ok: false,
      message: 'Please enter a valid name (2-100 characters, letters only)',
    })
  })
})

describe('phones', () => {
  it.each([
    ['(416) 555-0123', '+14165550123'],
    ['+1 416-555-0123', '+14165550123'],
    [' +1 416-555-0123', '+14165550123'],
    ['1 416 555 0123', '+14165550123'],
    // Of two country codes, the number begins with the second.
    ['+1 1416 555 0123', '+14165550123'],
    // Not a number of ten digits: dialled as it was typed.
    ['911', '911'],
    ['+1 911', '911'],
    ['1 911', '1911'],
    ['911 or +1 911', '9111911'],
    ['x+1 911', '1911'],
    ['011 44 20 7946 0958', '011442079460958'],
    ['011 416 555 0123', '0114165550123'],
    ['1 416 555 0123 99', '1416555012399'],
    // Another country's number keeps its code, also when it has ten digits.
    ['+45 32 12 34 56', '+4532123456'],
    ['(+45) 32 12 34 56', '+4532123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['416-555-0123 ext. 5', '+14165550123;ext=5'],
    ['416-555-0123x5', '+14165550123;ext=5'],
  ])('dials %s as %s', (phone, dialled) => expect(phoneUri(phone)).toBe(dialled))

  it.each([
    ['', ''],
    ['4', '4'],
    ['416', '416'],
    ['4165', '(416) 5'],
    ['416555', '(416) 555'],
    ['4165550', '(416) 555-0'],
    ['(416) 555-0123', '(416) 555-0123'],
    // Too many digits, or another country's: never cut down to a number.
    ['41655501234567', '41655501234567'],
    ['416-555-0123 ext. 5', '41655501235'],
    ['+33 6 45 67 89 01', '+33645678901'],
    [' +33 6 45', '+33645'],
    ['011 44 20 7946 0958', '01144207946095'],
    ['011 416 555 0123', '0114165550123'],
    ['1 416 555 0123 99', '1416555012399'],
    // The country code, as it is typed and as it is pasted.
    ['+', '+'],
    ['+1', '+1'],
    ['+1416555012', '+1416555012'],
    ['+14165550123', '(416) 555-0123'],
    ['+1-416-555-0123', '(416) 555-0123'],
    ['+1 (416) 555-0123', '(416) 555-0123'],
    ['1 (416) 555-0123', '(416) 555-0123'],
    ['1', '1'],
    ['1416555012', '1416555012'],
    ['11416555012', '11416555012'],
    ['+1 416 555 0123', '(416) 555-0123'],
    ['14165550123', '(416) 555-0123'],
    ['call me', ''],
  ])('formats %s as %s', (typed, formatted) => expect(formatPhone(typed)).toBe(formatted))

  it('wants ten digits for a booking', () => {
    expect(checkPhone('416.555.0123')).toEqual({ ok: true, value: '(416) 555-0123' })
    expect(checkPhone('416555012')).toEqual({ ok: false, message: 'Please enter a valid phone number' })
    expect(phonePlaceholder).toBe('(xxx) xxx-xxxx')
  })

  it.each(['141 655 5123', '041 655 5123', '416 055 5123', '416 155 5123', '+1 416 555 012', '011 44 20'])(
    'refuses %s, which no telephone has',
    (phone) => {
      expect(checkPhone(phone)).toEqual({ ok: false, message: 'Please enter a valid phone number' })
    },
  )

  it.each(['+33 6 45 67 89 01', '+33', '416-555-0123 ext. 5', '2 416 555 0123', '011 44 20 7946 0958'])(
    'says of %s which numbers fit',
    (phone) =>
      expect(checkPhone(phone)).toEqual({
        ok: false,
        message: 'Please enter a Canadian or US number of 10 digits, without an extension',
      }),
  )

  /** Returns what a field shows after typing a text at its end, a key at a time. */
  const typedOf = (text: string) =>
    [...text].reduce((shown, key) => editPhone(shown + key, shown.length + 1).value, '')

  it.each([
    '4165551234',
    '14165551234',
    '+14165551234',
    '+1 416 555 1234',
    '+1-416-555-1234',
    '+1 (416) 555-1234',
    '1 (416) 555-1234',
    '1.416.555.1234',
  ])('shows one number for %s typed a key at a time', (text) => expect(typedOf(text)).toBe('(416) 555-1234'))

  it.each([
    ['a digit taken out', '(46) 555-1234', 2, '(465) 551-234', 2],
    ['a digit put in its place', '(4765) 551-234', 3, '(476) 555-1234', 3],
    ['the first digit taken out', '(16) 555-1234', 1, '165551234', 0],
    ['another first digit', '6165551234', 1, '(616) 555-1234', 2],
    ['a separator taken out', '(416)555', 5, '(416) 555', 4],
    ['a digit at the end', '(416) 5550', 10, '(416) 555-0', 11],
    ['a digit too many', '(4196) 555-1234', 4, '41965551234', 3],
    ['a digit too many taken out', '4165551234', 2, '(416) 555-1234', 3],
    ['a plus put before a number', '+(416) 555-1234', 1, '+4165551234', 1],
    ['a number pasted over another', '+1 647 555 0199', 15, '(647) 555-0199', 14],
    ['too much pasted over a number', '416.555.1234 x5', 15, '41655512345', 11],
    ['a number in wide letters', '４１６５５５', 3, '(416) 555', 4],
    ['a text with no digit', 'call me', 7, '', 0],
  ])('keeps the caret at %s', (_edit, typed, caret, value, after) => {
    expect(editPhone(typed, caret)).toEqual({ value, caret: after })
  })

  it.each([
    ['416-555-0123', true],
    ['+44 (0)20 7946 0958', true],
    ['123456789', false],
    ['1234567890123456', false],
    ['416.555.0123', false],
    ['416-555-0123 ext 5', false],
    ['', false],
  ])('%s for a message or an application: %s', (phone, ok) => {
    expect(checkInternationalPhone(phone)).toEqual(
      ok ? { ok, value: phone } : { ok, message: 'Please enter a valid phone number (10-15 digits)' },
    )
  })

  it('trims the number of a message or an application', () => {
    expect(checkInternationalPhone(' 416-555-0123 ')).toEqual({ ok: true, value: '416-555-0123' })
  })

  it('wants seven characters for a contractor', () => {
    expect(checkContractorPhone(' 5550123 ')).toEqual({ ok: true, value: '5550123' })
    expect(checkContractorPhone(' 555012 ')).toEqual({ ok: false, message: 'Enter a valid phone number' })
  })

  it.each([
    ['', true],
    ['555.0123', true],
    ['+1 (416) 555-0123', true],
    ['123456', false],
    ['1234567890123456', false],
    ['555 0123 x2', false],
  ])('%s for an emergency contact: %s', (phone, ok) => {
    expect(checkEmergencyPhone(` ${phone} `)).toEqual(
      ok ? { ok, value: phone } : { ok, message: 'Enter a valid phone number' },
    )
  })

  it('shows ten digits formatted and others as they are', () => {
    expect(phoneDisplay('4165550123')).toBe('(416) 555-0123')
    expect(phoneDisplay('+1 416 555 0123')).toBe('+1 416 555 0123')
    expect(phoneDisplay('')).toBe('')
  })

  it.each(['K1A 0B1', 'l5b3c1', 'M5V 2T6', 'N2L 3G1', 'P3E 5J1'])('accepts %s as one of Ontario', (code) =>
    expect(checkOntarioPostalCode(code)).toEqual(checkPostalCode(code)),
  )

  it.each(['H2X 1Y4', 'V6B 1A1', 'J1A 1A1', 'A1A 1A1', 'H2K 1L4'])(
    'does not take %s for one of Ontario',
    (code) =>
      expect(checkOntarioPostalCode(code)).toEqual({ ok: false, message: 'We serve homes in Ontario only' }),
  )

  it('tells a malformed code from one of another province', () => {
    expect(checkOntarioPostalCode('90210')).toEqual(checkPostalCode('90210'))
  })

  it.each([
    ['1 King St W, Toronto, ON M5H 1A1', null],
    ['1 king st w, toronto, on m5h1a1', null],
    ['Unit H2X 1Y4, 1 King St W, Toronto, ON M5H 1A1', null],
    ['1 Rue Sherbrooke, Montreal, QC H2X 1Y4', 'We serve homes in Ontario only'],
    ['1 King St W, Toronto', 'Please enter your complete address'],
    [' ', 'Please enter your complete address'],
  ])('judges the address %j by its last postal code', (address, message) => {
    expect(checkOntarioAddress(address)).toEqual(
      message === null ? { ok: true, value: address } : { ok: false, message },
    )
  })

  it('formats what it formatted the same, in at most 14 characters', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const formatted = formatPhone(typed)
        expect(formatPhone(formatted)).toBe(formatted)
        expect(formatted.length).toBeLessThanOrEqual(14)
      }),
    )
  })

  it('shows the number that was given, or is refused', () => {
    const anything = fc.stringMatching(/^[+]?[0-9 ().-]{0,20}$/)
    const number = fc.stringMatching(/^(\+?1[ -]?)?\(?[2-9][0-9]{2}\)?[ .-]?[2-9][0-9]{2}[ .-]?[0-9]{4}$/)
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(anything, number), (text) => {
        const checked = checkPhone(text)
        if (!checked.ok) return
        accepted += 1
        expect(text.replace(/\D/g, '').replace(/^1/, '')).toBe(checked.value.replace(/\D/g, ''))
      }),
    )
    expect(accepted).toBeGreaterThan(10)
  })
})

describe('postal codes', () => {
  it.each([
    ['m5v', 'M5V'],
    ['m5v2', 'M5V 2'],
    ['m5v-2t6 and more', 'M5V 2T6'],
    ['', ''],
  ])('formats %s as %s', (typed, formatted) => expect(formatPostalCode(typed)).toBe(formatted))

  it.each(['M5V 2T6', 'k1a0b1', 'A1A 1A1'])('accepts %s', (code) =>
    expect(checkPostalCode(code).ok).toBe(true),
  )

  it.each(['', 'M5V', '90210', 'D1A 1A1', 'W1A 1A1', 'M5O 2T6', 'MMV 2T6'])('refuses %s', (code) => {
    expect(checkPostalCode(code)).toEqual({ ok: false, message: 'Please enter a valid Canadian postal code' })
  })

  it('formats what it formatted the same, in at most 7 characters', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const formatted = formatPostalCode(typed)
        expect(formatPostalCode(formatted)).toBe(formatted)
        expect(formatted.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

describe('texts', () => {
  it('counts special instructions up to 1000 characters', () => {
    expect(checkInstructions('x'.repeat(1000)).ok).toBe(true)
    expect(checkInstructions('x'.repeat(1001))).toEqual({
      ok: false,
      message: 'Please keep your instructions under 1000 characters.',
    })
  })

  it('wants a promo code', () => {
    expect(checkPromoInput(' ')).toEqual({ ok: false, message: 'Enter Promo Code' })
    expect(checkPromoInput(' welcome10 ')).toEqual({ ok: true, value: 'WELCOME10' })
  })

  it('gathers the messages of what failed', () => {
    expect(messagesOf({ name: checkName('Ana'), phone: checkPhone('') })).toStrictEqual({
      phone: 'Please enter a valid phone number',
    })
  })
})
