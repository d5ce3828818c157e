/**
 * The oldest browsers that the site and the Command Hub promise to work in, as the builds' targets: what is newer is rewritten for them where
 * that can be done. Each is from 2024 or before; Safari's is the first with the syntax that the packages are shipped in.
 */
export const promisedBrowsers = ['safari16.4', 'ios16.4', 'firefox128', 'chrome128', 'edge128']

/** The edition of ECMAScript that all of them parse, as a year. Lookbehind in a regular expression is in it. */
export const promisedSyntax = 2022
