import { expect, it } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const at = '/dashboard/company?part=texts'
const published = (id: number, document: object) => ({
  ...{ id, kind: 'texts', document, author: 'ana@example.com', note: '' },
  ...{ holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
})
const last = (server: ReturnType<typeof startServer>) => server.rows('business_versions').at(-1)?.document

it('publishes what is said otherwise than the program came with, and takes it back', async () => {
  const server = startServer({})
  const hub = openHub(server, at)
  await hub.fill('Headline', 'Clean homes in {area}')
  await hub.reads('Clean homes in Greater Toronto Area')
  await hub.press('Review and publish')
  await hub.reads('English, Home page: Headline')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[1]).toBe('Texts published'))
  expect(server.rows('business_versions')).toMatchObject([{ kind: 'texts', author: admin.email }])
  expect(last(server)).toEqual({ 'en-CA': { site: { home: { title: 'Clean homes in {area}' } } } })
  undoLast()
  await seen(() => expect(server.rows('business_versions')).toHaveLength(2))
  expect(last(server)).toEqual({})
})

it('goes back to the default with one click, and leaves what else was said', async () => {
  const home = { title: 'Clean homes', services: 'What we do' }
  const server = startServer({ business_versions: [published(1, { 'en-CA': { site: { home } } })] })
  const hub = openHub(server, at)
  await hub.press('Use the default: Headline')
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(2))
  expect(last(server)).toEqual({ 'en-CA': { site: { home: { services: 'What we do' } } } })
})

it('keeps a list as a whole when one of it is changed or taken out', async () => {
  const server = startServer({})
  const hub = openHub(server, at)
  await hub.press('Remove Claim 1')
  await hub.fill('Claim 1', 'Loved in the GTA')
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(1))
  expect(last(server)).toEqual({
    'en-CA': { site: { home: { claims: ['Loved in the GTA', 'Insured, trusted and reliable service'] } } },
  })
})

it('names a placeholder that nobody knows, and one that is missing, and publishes nothing', async () => {
  const hub = openHub(startServer({}), `${at}&text=booking-canceled`)
  await hub.fill('First sentence', 'Hello {custommer}, it is canceled.')
  await hub.reads(/It has \{custommer\}; write one of .* It lacks \{money\}/)
  await hub.reads(/1 value is not right/)
  await seen(() =>
    expect(
      [...hub.window.querySelectorAll('button:disabled')].map(({ textContent }) => textContent),
    ).toContain('Review and publish'),
  )
})

it('shows the office what holds, and asks for no version', async () => {
  const office = { user_id: 'a1', email: admin.email, role: 'office', is_active: true, is_self: true }
  const row = published(1, { 'fr-CA': { site: { home: { title: 'Des maisons nettes' } } } })
  const server = startServer({ admin_users: [office], business_versions: [row] })
  const hub = openHub(server, `${at}&language=fr-CA`)
  await hub.reads('Only an owner can change this.')
  await seen(() =>
    expect(hub.window.querySelector('textarea')).toMatchObject({
      ...{ value: 'Des maisons nettes', readOnly: true },
    }),
  )
  expect(server.requests.some(({ path }) => path === 'business_versions')).toBe(false)
})

it('says what things of the price list are called in another language, and keeps only what was typed', async () => {
  const server = startServer({})
  const hub = openHub(server, `${at}&language=fr-CA&text=book`)
  await hub.fill('Laundry: name', 'La lessive')
  await hub.press('Review and publish')
  await hub.reads('French, Names of what you offer: laundry, name')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(1))
  expect(last(server)).toEqual({ 'fr-CA': { book: { addOns: { laundry: { name: 'La lessive' } } } } })
})

it('has names of the price list in the other languages alone: the list itself has those of the first', async () => {
  const hub = openHub(startServer({}), `${at}&text=book`)
  await hub.reads('Home page')
  expect(hub.window.textContent).not.toContain('Names of what you offer')
})
