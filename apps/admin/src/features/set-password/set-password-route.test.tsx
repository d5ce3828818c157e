import { expect, it } from 'vitest'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'

const password = 'a long enough password'

async function choosePassword(hub: ReturnType<typeof openHub>) {
  await hub.type(/^New password/, password)
  await hub.type(/^Repeat the password/, password)
  await hub.press('Save password')
  await seen(() => expect(hub.address()).toBe('/login'))
}

it('asks for a letter with a link', async () => {
  const server = startServer()
  const hub = openHub(server, '/set-password', 'signed out')
  await hub.type(/^Email/, 'ada@example.com')
  await hub.press('Send me a link')
  await hub.reads('an e-mail with a link is on its way')
  expect(server.asked('auth/recover')).toMatchObject([{ email: 'ada@example.com' }])
})

it('sets the password of the account that the link was sent to', async () => {
  const server = startServer()
  await choosePassword(openHub(server, '/set-password#type=recovery&token_hash=abc', 'signed out'))
  expect(server.asked('auth/verify')).toMatchObject([{ type: 'recovery', token_hash: 'abc' }])
  expect(server.asked('auth/user')).toMatchObject([{ password }])
})

it('sets the password of whom an owner invited', async () => {
  const server = startServer()
  await choosePassword(openHub(server, '/set-password#type=invitation&token=xyz', 'signed out'))
  expect(server.asked('functions/accept-invitation')).toEqual([{ token: 'xyz' }, { token: 'xyz', password }])
})

it('says that an invitation is over before a password is chosen', async () => {
  const server = startServer()
  server.refuse('functions/accept-invitation', 'This invitation has expired or was already used.')
  const hub = openHub(server, '/set-password#type=invitation&token=xyz', 'signed out')
  await hub.reads('This invitation is over')
  await hub.reads('This invitation has expired or was already used.')
  expect(hub.window.querySelector('input')).toBeNull()
})
