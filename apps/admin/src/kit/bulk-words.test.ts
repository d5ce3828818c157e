import type { OutcomeOfMany } from '@dustforce/supabase/admin'
import { expect, test } from 'vitest'
import { failuresOf, lettersText } from './bulk-words.ts'

const result = (customerName: string, outcome: OutcomeOfMany, message = '') => ({
  id: customerName,
  customerName,
  outcome,
  message,
})

test('says who was left and why, three at most', () => {
  expect(failuresOf([result('Ada', 'done')])).toBe('')
  expect(
    failuresOf([
      result('Ada', 'done'),
      result('Zoe', 'changed', 'maria@example.com'),
      result('Bo', 'refused', 'Ana is off duty.'),
      result('', 'missing'),
      result('Cy', 'changed'),
    ]),
  ).toBe('Zoe was changed by maria@example.com since. Bo: Ana is off duty. One no longer exists. 1 more.')
})

test('names whose e-mails have been sent where more than one is taken back', () => {
  expect(failuresOf([result('Ada', 'emails-sent')])).toBe(
    'The e-mails have been sent: change the contractor instead.',
  )
  expect(failuresOf([result('Ada', 'emails-sent'), result('Bo', 'done')])).toBe(
    'Ada: the e-mails have been sent. Change the contractor instead.',
  )
})

test('counts the e-mails that go out, and says whose failed and why', () => {
  const sent = (customerName: string, held: string[], ...problems: string[]) => ({
    ...{ booking: { customerName }, held, problems },
  })
  expect(lettersText([])).toBe('')
  expect(lettersText([sent('Ada', ['l1'])])).toBe('One e-mail goes out in ten seconds.')
  expect(lettersText([sent('Ada', ['l1', 'l2']), sent('Zoe', ['l3'], 'No address.')])).toBe(
    '3 e-mails go out in ten seconds. Zoe: No address.',
  )
  const none = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => sent(name, [], 'Down.', 'Down.'))
  expect(lettersText(none)).toBe('Ada: Down. Bo: Down. Cy: Down. The e-mails of 1 more failed.')
})
