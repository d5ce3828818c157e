/** The id that Storybook makes of a story, 'Title/Story': its title and name in lower case, words joined by hyphens. */
export function idOf(story: string): string {
  const cut = story.lastIndexOf('/')
  const title = story
    .slice(0, cut)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const name = story
    .slice(cut + 1)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
  return `${title}--${name}`
}

/** The address of a story within Storybook, from any of its pages. */
export function linkTo(story: string): string {
  return `./?path=/story/${idOf(story)}`
}
