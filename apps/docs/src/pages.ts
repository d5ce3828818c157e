/** A page of the documentation: where its text lies in the repository, and its address without `.html`. */
interface Page {
  readonly from: string
  readonly to: string
  readonly title: string
}

interface Group {
  readonly title: string
  readonly pages: readonly Page[]
}

const guide = (name: string, title: string): Page => ({
  from: `docs/guides/${name}.md`,
  to: `guides/${name}`,
  title,
})

/** The pages of the package's documentation, in the order of its sidebar; the reference is made from the sources and comes after it. */
export const groups: readonly Group[] = [
  {
    title: 'Begin',
    pages: [
      { from: 'packages/core/README.md', to: 'index', title: 'What it does' },
      guide('quote-in-ten-lines', 'A quote in ten lines'),
      guide('embedding', 'Embed it elsewhere'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      guide('price-book', 'The price book'),
      guide('policy', 'The policy'),
      guide('series', 'Visits that come back'),
      guide('planning', 'A day, planned'),
    ],
  },
  {
    title: 'Beside the guides',
    pages: [
      { from: 'docs/examples/README.md', to: 'examples/index', title: 'Five other businesses' },
      { from: 'packages/cli/README.md', to: 'command-line', title: 'The command line' },
      { from: 'docs/benchmarks.md', to: 'benchmarks', title: 'Benchmarks' },
      { from: 'docs/glossary.md', to: 'glossary', title: 'Glossary' },
    ],
  },
]

export const pages: readonly Page[] = groups.flatMap((group) => group.pages)
