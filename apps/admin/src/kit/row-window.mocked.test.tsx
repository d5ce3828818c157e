import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RowWindow } from './row-window.tsx'

vi.mock('./follow-window.tsx', () => {
  throw new Error('offline')
})

it('draws all rows when the code that follows the window did not arrive', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => String(index))
  const { container } = render(
    <ul>
      <RowWindow as="li" rows={rows} keyOf={(row) => row}>
        {(row) => row}
      </RowWindow>
    </ul>,
  )
  expect(container.querySelectorAll('[data-index]')).toHaveLength(100)
  await vi.waitFor(() => expect(container.querySelectorAll('[data-index]')).toHaveLength(120))
})
