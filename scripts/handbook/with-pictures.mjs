const marked = /^<!-- picture: ([\w-]+), (.+) -->$/gm

/**
 * A document with a picture in the place of each mark: `<!-- picture: prices, The price list -->` is the screen 'prices' of the Command Hub, at a desktop's width.
 *
 * @param {string} markdown
 * @param {readonly string[]} pictures the files beside it
 */
export function withPictures(markdown, pictures) {
  return markdown.replace(marked, (_, /** @type {string} */ screen, /** @type {string} */ title) => {
    const picture = `hub-${screen}-1440.jpg`
    if (!pictures.includes(picture)) throw new Error(`There is no picture ${picture}`)
    return `![${title}](${picture})`
  })
}

/**
 * The screens that a document has marks of.
 *
 * @param {string} markdown
 */
export function markedScreens(markdown) {
  return [...markdown.matchAll(marked)].map(([, screen = '']) => screen)
}
