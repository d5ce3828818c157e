import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import config from '../.storybook/main.ts'

test('the workshop finds the folders that it serves', () => {
  const folders = Array.isArray(config.staticDirs) ? config.staticDirs : []
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of folders) {
    expect(folder, `${folder}`).toSatisfy((each: unknown) =>
      existsSync(resolve(import.meta.dirname, '../.storybook', String(each))),
    )
  }
})
