import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'

const at = '/dashboard/company?part=opening'
const soon = { ...gtaBusiness.company, opening: 'soon' }
const published = (id: number, kind: string, document: object) => ({
  ...{ id, kind, document, author: 'ana@example.com', note: '' },
  ...{ holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
})
const paid = { id: 'b1', payment_status: 'paid', stripe_session_id: 'cs_1', booking_status: 'confirmed' }

type Hub = ReturnType<typeof openHub>

/** Leaves the step that is shown, and that has this name. */
async function skip(hub: Hub, step: string) {
  await seen(() => expect(hub.window.querySelector('[aria-label="Next step"] h3')?.textContent).toBe(step))
  await hub.press('Skip for now')
}

it('names each step as done or open, by what was published and what happened', async () => {
  const server = startServer({
    business_versions: [published(1, 'company', soon), published(2, 'texts', {})],
    bookings: [paid],
  })
  const hub = openHub(server, at)
  await hub.reads('Get ready to open')
  await seen(() =>
    expect(
      [...hub.window.querySelectorAll('[aria-label="Steps"] li')].map((step) => step.textContent),
    ).toEqual([
      expect.stringContaining('Say who you are, done'),
      expect.stringContaining('Say where you are, open'),
      expect.stringContaining('Set what you offer and its prices, open'),
      expect.stringContaining('Enter your tax number, open'),
      expect.stringContaining('Set hours and terms, open'),
      expect.stringContaining('Read what the site says, done'),
      expect.stringContaining('Check the payment provider, done'),
      expect.stringContaining('Get an e-mail, open'),
      expect.stringContaining('Pay a trial booking, done'),
    ]),
  )
})

it('sends an e-mail to the owner, and takes the step as done once it was sent', async () => {
  const server = startServer({ business_versions: [published(1, 'company', soon)] })
  const hub = openHub(server, at)
  await hub.reads('It takes the keys. They are for trials: nobody pays real money.')
  for (const step of ['Say where you are', 'Set what you offer and its prices', 'Enter your tax number'])
    await skip(hub, step)
  for (const step of ['Set hours and terms', 'Read what the site says']) await skip(hub, step)
  await hub.press('Send me an e-mail')
  await hub.reads(`It was sent to ${admin.email}: look whether it is there, also among spam.`)
  await skip(hub, 'Pay a trial booking')
  await hub.reads('The rest is left for later, and stays in Needs you.')
  await hub.press('Go through it again')
  await hub.reads('Next: step 2 of 9')
})

it('greets the owner of a new installation on every page, and leads to the steps', async () => {
  const server = startServer({ business_versions: [published(1, 'company', soon)] })
  const hub = openHub(server, '/dashboard/settings')
  await hub.reads('Setting up: 2 of 9 steps are done.')
  await hub.press('Back to the steps')
  await hub.reads('Next: step 2 of 9')
  await hub.reads('Get ready to open')
  expect(hub.window.textContent).not.toContain('Setting up:')
})

it('opens with steps left, after it has said so, and takes that back', async () => {
  const server = startServer({ business_versions: [published(1, 'company', soon)] })
  const hub = openHub(server, at)
  await hub.press('Open for bookings')
  await hub.reads('7 steps are still open. Customers can book on the site from now on.')
  await hub.press('Open for bookings')
  await hub.reads('You are open')
  const { company } = gtaBusiness
  expect(server.rows('business_versions').at(-1)).toMatchObject({ author: admin.email, note: 'Opened' })
  expect(server.rows('business_versions').at(-1)?.document).toEqual(company)
  undoLast()
  await hub.reads('Get ready to open')
  expect(server.rows('business_versions').at(-1)?.document).toEqual(soon)
})

it('is named in Needs you while a step is open, and nowhere once the company is', async () => {
  const server = startServer({ business_versions: [published(1, 'company', soon)] })
  const hub = openHub(server, '/dashboard')
  await hub.reads('Before you open: Say where you are · Set what you offer and its prices')
  await hub.press('Get ready to open')
  await hub.reads('Get ready to open')
  const open = openHub(startServer({ business_versions: [published(1, 'company', gtaBusiness.company)] }), at)
  await open.reads('You are open')
  expect([...open.window.querySelectorAll('nav a')].map((a) => a.textContent)).toContain('Opening')
})
