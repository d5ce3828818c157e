/*
 * Values that visitors type, and whether it is accepted: one table that the browser's checks and the server's are both tested with.
 */

/** A text as it was typed, and whether it passes. */
export type FormCase = readonly [text: string, isAccepted: boolean]

/** Names of people. */
export const nameCases: readonly FormCase[] = [
  ['Jo', true],
  ["D'Arcy O’Neil", true],
  ['Jean-Luc van der Berg', true],
  ['Zoë', true],
  ['Zoe\u0308', true],
  ['李娜', true],
  ['𠮷野', true],
  ['محمد علي', true],
  ['नेहा', true],
  ['Mary J. Blige', true],
  ['St. John', true],
  ['Sammy Davis Jr.', true],
  ['J.R.R. Tolkien', true],
  [' Ada Lovelace ', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['', false],
  [' ', false],
  ['J', false],
  ['𠮷', false],
  ['.', false],
  ['..', false],
  ['. Jo', false],
  ['Jo..', false],
  ['Jo .', false],
  ['--', false],
  ["''", false],
  ['- -', false],
  ['-Ann', false],
  ['R2D2', false],
  ['٣٤', false],
  ['Ana٣', false],
  ['Ana!', false],
  ['<b>', false],
  ['<Ana>', false],
  ['a@b', false],
  ['Ann ® Lee', false],
  ['😀😀', false],
  ['Ann 👩‍👧', false],
  ['Ann\u202eeeL', false],
  ['\u2066Ann\u2069', false],
  ['Ann\u200bLee', false],
  ['Ann\u200dLee', false],
  ['Ann\u00adLee', false],
  ['Ann\ufe0f', false],
  ['Ann\u3164', false],
  ['Ann\u0007', false],
  ['Ann\tLee', false],
  ['Ann\nLee', false],
  ['Ann\u00a0Lee', false],
  ['Ann\ufeff', true],
]

/** E-mail addresses of the contact form and the job application. */
export const strictEmailCases: readonly FormCase[] = [
  ['a@b.ca', true],
  [' Ana@Example.COM ', true],
  ['ana.diaz+home@mail.example.ca', true],
  [`${'a'.repeat(64)}@${'b'.repeat(23)}.example.com`, true],
  [`${'a'.repeat(64)}@${'b'.repeat(24)}.example.com`, false],
  [`${'a'.repeat(65)}@example.com`, false],
  [`ana@${'b'.repeat(63)}.com`, true],
  [`ana@${'b'.repeat(64)}.com`, false],
  [`ana@example.${'b'.repeat(64)}`, false],
  ['', false],
  ['a@b.c', false],
  ['ana', false],
  ['ana@example', false],
  ['ana..diaz@example.com', false],
  ['.ana@example.com', false],
  ['ana@-example.com', false],
  ['ana@example.com,bo@example.com', false],
  ['ana@exa mple.com', false],
  ['ana\n@example.com', false],
  ['ana@example.com\nbcc: x@example.com', false],
  ['ána@example.com', false],
  ['ana\u200b@example.com', false],
]

/** Phone numbers of the contact form and the job application. */
export const internationalPhoneCases: readonly FormCase[] = [
  ['416-555-0123', true],
  ['(416) 555-0123', true],
  ['[416] 555 0123', true],
  ['+44 (0)20 7946 0958', true],
  [' 4165550123 ', true],
  ['416\u00a0555\u00a00123', true],
  ['123456789', false],
  ['1234567890123456', false],
  ['416.555.0123', false],
  ['416-555-0123 ext 5', false],
  ['call me', false],
  ['12', false],
  ['++4165550123', false],
  ['416555012+', false],
  ['٤١٦٥٥٥٠١٢٣', false],
  ['416555\u200b0123', false],
  ['<4165550123>', false],
]

/** Subjects of the contact form. */
export const subjectCases: readonly FormCase[] = [
  ['', true],
  ['Windows', true],
  ['x'.repeat(1000), true],
  ['x'.repeat(1001), false],
  ['😀'.repeat(1000), true],
  ['😀'.repeat(1001), false],
]

/** Messages of the contact form. */
export const messageCases: readonly FormCase[] = [
  ['Hi', true],
  ['😀', true],
  ['x'.repeat(5000), true],
  ['x'.repeat(5001), false],
  ['😀'.repeat(5000), true],
  ['', false],
  [' \n\t', false],
  ['<>', false],
  ['javascript:', false],
  ['\u0007', false],
]
