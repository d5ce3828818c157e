import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../testing/fake-backend.ts'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { useSession, useSessionStore } from './app-context.tsx'
import { TypedForms, useTyped } from './use-typed.ts'

const begun = { notes: '', phone: '416' }

/** A form of `forms` as somebody who is signed in has it open. */
async function open(forms: TypedForms<typeof begun>, email = 'ana@example.com', place = 'b1') {
  const backend = fakeBackend({
    session: { current: async () => ({ email }), onChange: () => () => {}, signOut: async () => {} },
  })
  // The screen is shown once it is known who is signed in, and is gone with the session.
  const shown = renderInHub(() => ({ store: useSessionStore(), session: useSession() }), { backend })
  await vi.waitFor(() => expect(shown.result.current.session.status).toBe('signed-in'))
  const store = shown.result.current.store
  const form = renderInHub(() => useTyped(forms, place, begun), { session: store })
  return { store, form }
}

it('gives back what was typed when the session ended, once, over what the form begins with', async () => {
  const forms = new TypedForms<typeof begun>()
  const { store, form } = await open(forms)
  expect(form.result.current).toMatchObject({ value: begun, isGivenBack: false })
  act(() => form.result.current.setValue({ ...begun, notes: 'Two keys' }))
  act(() => store.expire())
  form.unmount()
  const again = await open(forms)
  expect(again.form.result.current).toMatchObject({
    value: { notes: 'Two keys', phone: '416' },
    isGivenBack: true,
  })
  again.form.unmount()
  expect((await open(forms)).form.result.current).toMatchObject({ value: begun, isGivenBack: false })
})

it('gives nothing to another person, in another place, or of a form that was not touched', async () => {
  const forms = new TypedForms<typeof begun>()
  const { store, form } = await open(forms)
  act(() => form.result.current.setValue({ ...begun, notes: 'Two keys' }))
  act(() => store.expire())
  form.unmount()
  expect((await open(forms, 'bo@example.com')).form.result.current.isGivenBack).toBe(false)
  expect((await open(forms, 'ana@example.com', 'b2')).form.result.current.isGivenBack).toBe(false)
  const untouched = new TypedForms<typeof begun>()
  const idle = await open(untouched)
  act(() => idle.store.expire())
  idle.form.unmount()
  expect((await open(untouched)).form.result.current.isGivenBack).toBe(false)
})

it.each(['closes the form', 'signs out'])('keeps nothing when somebody %s', async (how) => {
  const forms = new TypedForms<typeof begun>()
  const { store, form } = await open(forms)
  act(() => form.result.current.setValue({ ...begun, notes: 'Two keys' }))
  if (how === 'signs out') await act(() => store.signOut())
  form.unmount()
  expect((await open(forms)).form.result.current.isGivenBack).toBe(false)
})

it('keeps what is no dialog also when its screen is left, for whoever typed it', async () => {
  const forms = new TypedForms<typeof begun>('when left')
  const { store, form } = await open(forms)
  act(() => form.result.current.setValue({ ...begun, notes: 'Two keys' }))
  form.unmount()
  expect((await open(forms, 'bo@example.com')).form.result.current.isGivenBack).toBe(false)
  const again = await open(forms)
  expect(again.form.result.current.value.notes).toBe('Two keys')
  await act(() => again.store.signOut())
  again.form.unmount()
  expect((await open(forms)).form.result.current.isGivenBack).toBe(false)
  expect(store.read().status).toBe('signed-in')
})
