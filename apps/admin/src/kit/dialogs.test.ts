import { expect, it } from 'vitest'

const views = import.meta.glob<string>(
  ['../{app,features,patterns}/**/*.tsx', '!../**/*.{test,stories}.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Dialogs that are not yet made of the kit: this list only gets shorter. */
const others = ['../features/shell/command-palette.tsx']

it('has every dialog of the Hub made of the kit', () => {
  const own = Object.entries(views).filter(([, source]) => /@dustforce\/ui\/(?:alert-)?dialog'/.test(source))
  expect(own.map(([path]) => path).sort()).toEqual(others)
})
