import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { keepFocus } from './keep-focus.ts'

interface SampleProps {
  /** Draws what is there before the button is pressed, and what is there after. */
  readonly draw: (press: () => void, isPressed: boolean) => ReactNode
}

function Sample({ draw }: SampleProps) {
  const [isPressed, setPressed] = useState(false)
  useEffect(keepFocus, [])
  return <main>{draw(() => setPressed(true), isPressed)}</main>
}

const meta: Meta<typeof Sample> = { title: 'Primitives/Focus', component: Sample }
export default meta

type Story = StoryObj<typeof Sample>

function story(draw: SampleProps['draw'], goesTo: string): Story {
  return {
    args: { draw },
    play: async ({ canvas }) => {
      const act = canvas.getByRole('button', { name: 'Act' })
      act.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: goesTo })).toHaveFocus())
    },
  }
}

const rows = (names: readonly string[], press: () => void) => (
  <ul className="grid gap-2">
    {names.map((name) => (
      <li key={name} className="flex gap-2">
        <Button onClick={press}>{name}</Button>
        <Button>More of {name}</Button>
      </li>
    ))}
  </ul>
)

export const NextRow = story(
  (press, isPressed) => rows(isPressed ? ['First', 'Third'] : ['First', 'Act', 'Third'], press),
  'Third',
)

export const RowBefore = story(
  (press, isPressed) => rows(isPressed ? ['First', 'Second'] : ['First', 'Second', 'Act'], press),
  'Second',
)

export const InItsPlace = story(
  (press, isPressed) => (
    <p className="flex gap-2">
      <Button>Before</Button>
      {isPressed ? (
        <>
          <span>Are you sure?</span>
          <Button key="yes">Yes</Button>
        </>
      ) : (
        <Button key="act" onClick={press}>
          Act
        </Button>
      )}
    </p>
  ),
  'Yes',
)

export const MovedElsewhere = story((press, isPressed) => {
  const job = (
    <Button data-job="1" onClick={press}>
      {isPressed ? 'Moved' : 'Act'}
    </Button>
  )
  return (
    <>
      <section aria-label="Monday">
        <Button>Mon</Button>
        {isPressed ? null : job}
      </section>
      <section aria-label="Tuesday">
        <Button>Tue</Button>
        {isPressed ? job : null}
      </section>
    </>
  )
}, 'Moved')

/** A button that its own act disables would lose the focus when the browser draws it; it takes no press, and is left as it is. */
export const DisabledByItsAct: Story = {
  args: {
    draw: (press, isPressed) => (
      <Button disabled={isPressed} onClick={press}>
        Act
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Act' })
    await userEvent.click(act)
    await expect(act).toHaveFocus()
    await expect(act).toBeEnabled()
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    act.blur()
    await waitFor(() => expect(act).toBeDisabled())
  },
}
