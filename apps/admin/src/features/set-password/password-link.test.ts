import { expect, test } from 'vitest'
import { passwordLinkOf } from './password-link.ts'

test.each(['recovery', 'invite'])('the link of a letter of type %s is read', (type) => {
  expect(passwordLinkOf(`#type=${type}&token_hash=abc`)).toEqual({ type, tokenHash: 'abc' })
})

test('the link of an owner’s invitation is read', () => {
  expect(passwordLinkOf('#type=invitation&token=abc')).toEqual({ type: 'invitation', token: 'abc' })
  expect(passwordLinkOf('#type=invitation&token=')).toBeNull()
})

test.each(['', '#', '#type=recovery', '#type=recovery&token_hash=', '#type=signup&token_hash=abc'])(
  '%j is no link',
  (hash) => expect(passwordLinkOf(hash)).toBeNull(),
)
