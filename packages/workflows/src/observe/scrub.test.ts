import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['No account for ada.lovelace+x@example.co.uk here', 'No account for [e-mail] here'],
  ['Invalid `to` field: ada@example.com', 'Invalid `to` field: [e-mail]'],
  ['Call (416) 555-0100 or +1 416-555-0100', 'Call ([number] or [number]'],
  ['1 King St W, M5H 1A1', '1 King St W, [postal code]'],
  ['invalid input syntax for type date: "Ada Lovelace"', 'invalid input syntax for type date: […]'],
  ['invalid input value for enum: "ada"', 'invalid input value for enum: […]'],
  [
    'null value in column "email" of relation "bookings"',
    'null value in column "email" of relation "bookings"',
  ],
  ["It said 'Ada Lovelace' twice", 'It said […] twice'],
  ["The provider's answer isn't there", "The provider's answer isn't there"],
  ['Failing row contains (1, Ada, null).', 'Failing row contains […]'],
  ['Key (email)=(ada) already exists', 'Key (email)=[…] already exists'],
  ['Bearer abc.def is wrong', '[token] is wrong'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.c2ln expired', 'jwt [token] expired'],
  [`GET /calendar/${'Ab-_9'.repeat(14)}.ics failed`, 'GET /calendar/[token].ics failed'],
  ['sk_test_4eC39HqLyjWDarjtT1 and whsec_MfKQ9r8GKYqrTwjU', '[key] and [key]'],
  ['postgres://postgres:hunter2@db.example:5432/x failed', 'postgres://db.example:5432/x failed'],
  ['GET https://example.com/a?name=Ada#x failed', 'GET https://example.com/a failed'],
  [
    'Booking 00000000-0000-4000-8000-000000000001 is gone',
    'Booking 00000000-0000-4000-8000-000000000001 is gone',
  ],
])('%j reads %j', (text, expected) => expect(scrub(text)).toBe(expected))

test('a long text is cut', () => expect(scrub('x '.repeat(500))).toHaveLength(300))
