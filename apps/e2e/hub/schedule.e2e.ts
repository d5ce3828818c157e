import { expect, test } from './hub-test.ts'

test('a job is dragged to a cleaner, which another session sees, and given back in the dialog', async ({
  hub: { page, open, toast },
  elsewhere,
}) => {
  const row = (on: typeof page, name: string) =>
    on.getByRole('row').filter({ has: on.getByRole('rowheader', { name }) })
  const chip = (on: typeof page, name: string) => row(on, name).getByRole('button', { name: /Chloe Dubois/ })
  await open('/schedule?view=day')
  await elsewhere.open('/schedule?view=day')
  await expect(chip(elsewhere.page, 'Unassigned')).toBeVisible()

  // A hand's breadth along the row: the time stays, so it is only another cleaner.
  const source = chip(page, 'Unassigned')
  const [from, to] = [await source.boundingBox(), await row(page, 'Daniel Okafor').boundingBox()]
  if (from === null || to === null) throw new Error('Not on the board')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, to.y + 10, { steps: 4 })
  await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 4 })
  await expect(page.getByText(/^Chloe Dubois to Daniel Okafor, .*Works in North York/)).toBeVisible()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Move Job' })
  await dialog.getByRole('combobox', { name: /because$/ }).selectOption('Agreed with the contractor')
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await toast('Job moved')
  await expect(chip(page, 'Daniel Okafor')).toBeVisible()
  await expect(chip(elsewhere.page, 'Daniel Okafor')).toBeVisible()

  await chip(page, 'Daniel Okafor').click()
  await dialog.getByLabel('Contractor').selectOption('Unassigned')
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(dialog).toBeHidden()
  await expect(chip(elsewhere.page, 'Unassigned')).toBeVisible()
})

test('a day is closed on the board and opened again, and a day sheet names the stops @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/schedule?view=day')
  await page.getByRole('button', { name: /^Close / }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Storm')
  await page.getByRole('button', { name: /^Close Days/ }).click()
  await toast('Days closed')
  await expect(page.getByText('Closed: Storm').first()).toBeVisible()
  await page.getByRole('button', { name: /^Open .* again$/ }).click()
  await toast('Day opened')
  await page.getByRole('link', { name: 'Day sheet of Maria Santos' }).click()
  await expect(page.getByRole('heading', { name: /1\. Amelia Wright/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions in Google Maps' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/\?api=1/,
  )
})

test('a job is made longer by keys and shorter by its end, and is marked as started @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/schedule?view=day')
  const chip = page.getByRole('button', { name: /Chloe Dubois/ })
  const width = async () => Math.round((await chip.boundingBox())?.width ?? 0)
  const before = await width()
  await chip.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(/^Chloe Dubois, .*nothing speaks against it/)).toBeVisible()
  await page.keyboard.press('Enter')
  await toast('Length changed')
  await expect.poll(width).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast('Undone')
  await expect.poll(width).toBe(before)
  await chip.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  // Stored, not only shown.
  await toast('Length changed')
  await expect.poll(width).toBeGreaterThan(before)

  const longer = await width()
  const box = await chip.boundingBox()
  if (box === null) throw new Error('Not on the board')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 4, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4 - (longer - before), y, { steps: 4 })
  await page.mouse.up()
  await toast('Length changed')
  await expect.poll(width).toBeLessThan(longer)

  const job = page.getByRole('button', { name: /Amelia Wright/ })
  await job.click()
  await page.getByRole('button', { name: 'Mark as Started' }).click()
  await toast('Job started')
  await expect(page.getByRole('button', { name: /Amelia Wright.*started/ })).toBeVisible()
  await job.click()
  await page.getByRole('button', { name: 'Not Started Yet' }).click()
  await toast('Job not started')
})
