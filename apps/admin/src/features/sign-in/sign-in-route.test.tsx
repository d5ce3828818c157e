import { expect, it } from 'vitest'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { shownToast } from '../../testing/shown-toast.ts'

/** A project with one administrator. */
function start(is_active = true) {
  const user_id = '00000000-0000-4000-8000-000000000001'
  return startServer({ admin_users: [{ user_id, email: admin.email, is_active }] })
}

async function signIn(hub: ReturnType<typeof openHub>, password = admin.password) {
  await hub.type(/^Email/, admin.email)
  await hub.type(/^Password/, password)
  await hub.press('Login')
}

it('lets an administrator in, to the screen that was asked for', async () => {
  const hub = openHub(start(), '/login?next=%2Fdashboard%2Fcontacts', 'signed out')
  await signIn(hub)
  await hub.reads('Contact Inquiries')
  expect(hub.address()).toBe('/dashboard/contacts')
})

it('keeps a wrong password out, and asks for another', async () => {
  const hub = openHub(start(), '/dashboard/bookings', 'signed out')
  await hub.reads('You are not authenticated.')
  await signIn(hub, 'not the password')
  await seen(() => expect(shownToast()).toEqual(['destructive', 'Login Failed', 'Invalid login credentials']))
  expect(hub.address()).toBe('/login')
  const values = [...hub.window.querySelectorAll('input')].map(({ value }) => value)
  expect(values).toEqual([admin.email, ''])
  expect(document.activeElement?.getAttribute('type')).toBe('password')
  expect(document.title).toBe('Sign in to the Command Hub · Dust Force Command Hub')
})

it('keeps an account out that is not active', async () => {
  const hub = openHub(start(false), '/login', 'signed out')
  await signIn(hub)
  await seen(() => expect(shownToast()?.[2]).toBe('Admin account not active.'))
  expect(hub.address()).toBe('/login')
  expect(localStorage.getItem('dustforce-admin')).toBeNull()
})
