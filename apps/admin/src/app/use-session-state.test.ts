import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeBackend } from '../testing/fake-backend.ts'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { createSessionStore } from './session-store.ts'
import { isBackFromExpiry, useSessionState } from './use-session-state.ts'

const begun = { notes: '', phone: '416' }

/** A tab of the Hub, where people sign in one after another. */
function openTab() {
  const signedIn = { email: '' }
  const { session } = fakeBackend({
    session: {
      current: async () => ({ ...signedIn }),
      onChange: () => () => {},
      signOut: async () => {},
    },
  })
  const store = createSessionStore(session, sessionStorage)
  const signIn = async (email = 'ana@example.com') => {
    signedIn.email = email
    await store.refresh()
  }
  const show = <T>(begin: T, place = 'form b1', when?: 'when left') =>
    renderInHub(() => useSessionState(place, begin, when), { session: store })
  return { store, signIn, show }
}

/** A form in which Ana has typed a note. */
async function begin(when?: 'when left') {
  const tab = openTab()
  await tab.signIn()
  const form = tab.show(begun, 'form b1', when)
  act(() => form.result.current[1]({ ...begun, notes: 'Two keys' }))
  return { ...tab, form }
}

it('gives back once what was typed when the session ended, over what the form begins with by then', async () => {
  const { store, signIn, show, form } = await begin()
  expect(isBackFromExpiry(store)).toBe(false)
  act(() => store.expire())
  form.unmount()
  await signIn()
  expect(isBackFromExpiry(store)).toBe(true)
  const again = show({ notes: '', phone: '647' })
  expect(again.result.current[0]).toEqual({ notes: 'Two keys', phone: '647' })
  expect(isBackFromExpiry(store)).toBe(false)
  again.unmount()
  expect(show(begun).result.current[0]).toEqual(begun)
})

it('gives back which dialog was open, and a single value', async () => {
  const { store, signIn, show } = openTab()
  await signIn()
  const dialog = show<{ readonly kind: string } | null>(null, 'dialog')
  const reason = show('', 'reason')
  act(() => dialog.result.current[1]({ kind: 'cancel' }))
  act(() => reason.result.current[1]('Flood'))
  act(() => store.expire())
  dialog.unmount()
  reason.unmount()
  await signIn()
  expect(show<unknown>(null, 'dialog').result.current[0]).toEqual({ kind: 'cancel' })
  expect(show('', 'reason').result.current[0]).toBe('Flood')
})

it('gives nothing to another person, in another place, or of a form that was not touched', async () => {
  const { store, signIn, show, form } = await begin()
  const untouched = show(begun, 'form b3')
  act(() => store.expire())
  form.unmount()
  untouched.unmount()
  await signIn('bo@example.com')
  expect(isBackFromExpiry(store)).toBe(false)
  expect(show(begun).result.current[0]).toEqual(begun)
  await signIn()
  expect(show(begun, 'form b2').result.current[0]).toEqual(begun)
  expect([...store.kept.keys()]).toEqual(['ana@example.com\nform b1'])
})

it.each(['closes the form', 'signs out'])('keeps nothing when somebody %s', async (how) => {
  const { store, signIn, show, form } = await begin()
  if (how === 'signs out') await act(() => store.signOut())
  form.unmount()
  await signIn()
  expect(show(begun).result.current[0]).toEqual(begun)
})

it('keeps what is no dialog also when its screen is left, until its person signs out', async () => {
  const { store, signIn, show, form } = await begin('when left')
  form.unmount()
  // Nothing was interrupted.
  expect(isBackFromExpiry(store)).toBe(false)
  const again = show(begun, 'form b1', 'when left')
  expect(again.result.current[0].notes).toBe('Two keys')
  again.unmount()
  await act(() => store.signOut())
  await signIn()
  expect(show(begun, 'form b1', 'when left').result.current[0]).toEqual(begun)
})

it('is plain state for a part that is shown outside of the Hub', () => {
  const { result } = renderHook(() => useSessionState('form', begun))
  act(() => result.current[1]({ ...begun, notes: 'Two keys' }))
  expect(result.current[0].notes).toBe('Two keys')
})
