import type { Plugin } from 'vite'

interface Spared {
  /** The end of the file's path. */
  readonly file: RegExp
  readonly text: string
  readonly instead: string
}

const spared: readonly Spared[] = [
  // Storybook stops what moves before it looks at a story: three times the styles of all of it. In tests nothing moves from the beginning.
  {
    file: /\/storybook\/dist\/.*\.js$/,
    text: 'function pauseAnimations(atEnd = !0) {',
    instead: 'function pauseAnimations(atEnd = !0) { return () => {};',
  },
  // Axe counts every class and attribute before it looks, to name elements by selectors. Its findings here name them by what they say.
  {
    file: /\/axe-core\/axe\.js$/,
    text: 'axe._selectorData = _getSelectorData(context.flatTree);',
    instead: '',
  },
]

/** Takes out of what the stories are tested with what costs each of them time and shows nothing; fails when it is no longer where it was. */
export function withoutSparedWork(): Plugin {
  const found = new Set<Spared>()
  return {
    name: 'stories-without-spared-work',
    transform(code, id) {
      const here = spared.filter(({ file, text }) => file.test(id) && code.includes(text))
      if (here.length === 0) return
      for (const one of here) found.add(one)
      return { code: here.reduce((left, { text, instead }) => left.replace(text, instead), code), map: null }
    },
    buildEnd(error) {
      const lost = spared.filter((one) => !found.has(one))
      if (error === undefined && lost.length > 0)
        throw new Error(`no longer in what tests the stories: ${lost.map(({ text }) => text).join(' ')}`)
    },
  }
}
