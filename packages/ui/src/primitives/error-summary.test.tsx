import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

/** A form that needs a name and an e-mail address. */
function Sample() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [tries, setTries] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTries(tries + 1)
      }}
    >
      <ErrorSummary tries={tries} />
      <TextField
        label="Name"
        value={name}
        error={tries > 0 && name === '' ? 'Name is required' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Email"
        value={email}
        error={tries > 0 && !email.includes('@') ? `Not an address: ${email}` : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <button type="submit">Send</button>
    </form>
  )
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const focused = () => document.activeElement
const heading = () => document.querySelector('form p[aria-live]')?.textContent
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
/** Lists how each message is announced, from the top. */
const voices = () =>
  [...document.querySelectorAll('[id$="-error"]')].map((region) => region.getAttribute('aria-live'))

test('names each wrong field with a link, and brings the focus to the first', () => {
  render(<Sample />)
  expect(heading()).toBe('')
  send()
  expect(heading()).toBe('2 things to put right')
  expect(links()).toEqual(['Name', 'Email'])
  expect(focused()).toBe(screen.getByLabelText('Name'))
  fireEvent.click(screen.getByRole('link', { name: 'Email' }))
  expect(focused()).toBe(screen.getByLabelText('Email'))
})

test('keeps a field that was put right in its place until the form is sent again', async () => {
  render(<Sample />)
  send()
  type('Name', 'Ada')
  await waitFor(() => expect(links()).toEqual(['Name (put right)', 'Email']))
  // Nothing is said again while it is put right.
  expect(heading()).toBe('2 things to put right')
  type('Email', 'ada@example.com')
  await waitFor(() => expect(links()).toEqual(['Name (put right)', 'Email (put right)']))
  expect(heading()).toBe('2 things to put right')
  send()
  expect(heading()).toBe('')
  expect(links()).toEqual([])
})

test('a single wrong field is only brought the focus', () => {
  render(<Sample />)
  type('Name', 'Ada')
  send()
  expect(links()).toEqual([])
  expect(focused()).toBe(screen.getByLabelText('Email'))
})

test('each refusal brings the focus to the first field that is still wrong', () => {
  render(<Sample />)
  send()
  type('Name', 'Ada')
  send()
  expect(focused()).toBe(screen.getByLabelText('Email'))
  screen.getByRole('button', { name: 'Send' }).focus()
  send()
  expect(focused()).toBe(screen.getByLabelText('Email'))
})

test('of messages that come at once none is announced, one that comes alone is', async () => {
  render(<Sample />)
  send()
  await waitFor(() => expect(voices()).toEqual(['off', 'off']))
  cleanup()
  render(<Sample />)
  type('Name', 'Ada')
  send()
  await waitFor(() => expect(voices()).toEqual(['polite', 'polite']))
})

test('a message that changes with the keys is not announced again', async () => {
  render(<Sample />)
  type('Name', 'Ada')
  send()
  await waitFor(() => expect(voices()).toEqual(['polite', 'polite']))
  type('Email', 'a')
  await waitFor(() => expect(screen.getByText('Not an address: a')).toBeTruthy())
  expect(voices()).toEqual(['polite', 'off'])
})
