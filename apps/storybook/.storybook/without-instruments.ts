/**
 * Storybook notes each step of a story for its panel of interactions: every call, what it was given and what it returned, down to the texts of
 * elements, which have to be laid out for it. No panel shows a test, so it is asked not to, in the words of its own switch. It looks for them as
 * soon as it is imported, so this comes before.
 */
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)
