/** Words that this repository does not write. A space stands for any gap, also the one between two lines of a comment. */
export interface UnwelcomeWords {
  readonly words: string
  readonly instead: string
  /** The paths that must not have them; all when left out. */
  readonly where?: RegExp
  /** Whether comments may have them: then only code, screens and letters must not. */
  readonly outsideComments?: true
}

/** The paths of what users of the library read. */
const published = /^packages\/(?:core|cli)\/(?:src|element|README\.md)/
/** The paths of what users of the site and the Command Hub read. */
const screens = /^(?:apps\/(?:site|admin)|packages\/(?:office|ui))\/src\/(?!.*\.(?:test|stories)\.)/

export const unwelcomeWords: readonly UnwelcomeWords[] = [
  { words: "whoever(?:[’']s)?", instead: 'the caller, anyone who, every process that' },
  { words: 'anew', instead: 'again' },
  { words: 'deeds?', instead: 'action' },
  { words: 'again and again', instead: 'every minute, repeatedly' },
  { words: "one[’']s own", instead: 'their, your, its' },
  { words: 'nobody may', instead: 'must not' },
  { words: 'any more', instead: 'no longer' },
  { words: "no more(?= ?[,;:.'’](?!\\w)| \\*/)", instead: 'no longer' },
  { words: 'he|him|his|himself', instead: 'they, them, their' },
  { words: 'for ever', instead: 'forever, without end' },
  { words: 'all the same', instead: 'anyway, still' },
  {
    words: 'likewise|hence|thus|thereof|lest|whilst|amongst|upon',
    instead: 'also, so, in case, while, among, on',
  },
  { words: 'by chance', instead: 'random' },
  { words: 'in the main', instead: 'mostly' },
  { words: 'in vain', instead: 'without effect, for nothing' },
  { words: 'mend(?:s|ed|ing)?', instead: 'fix, correct' },
  { words: 'of before(?![()]|\\.\\w)', instead: 'earlier, previous' },
  { words: 'but for', instead: 'except, without' },
  { words: 'what `\\w+` answers', instead: 'what it returns' },
  { words: 'by one press', instead: 'with one click' },
  { words: 'speaks? of', instead: 'mentions, is about' },
  { words: '(?:is|are|be|was|were) other(?! than)', instead: 'differs, has changed' },
  {
    words: '(?:that|which|what|it|text|one|name|answer|they) (?:is|are) none(?! of)',
    instead: 'is not one, is not valid',
  },
  {
    words:
      '(?<!(?:its|the|their) )answers (?:whether|how|what|where|when|which|null|true|false|its|their|`?\\{|the (?!phone))',
    instead: 'returns',
  },
  {
    words: '(?<=(?:an?|the|no|our|your|latest|next|one|each|and|1) )letters?',
    instead: 'e-mail',
    where: screens,
    outsideComments: true,
  },
  { words: 'somebody', instead: 'someone, an administrator', where: published },
  { words: 'told', instead: 'reported, sent, named', where: published },
  { words: '(?:public|admin)(?: \\*)? spec|R\\d\\d', instead: 'the rule itself', where: published },
  {
    words: '(?:public|admin) spec(?:,|.{0,60}section)',
    instead: 'the rule itself: docs/spec-coverage.md names the sections',
    where: /^(?:packages|apps|bench)\/.*\.(?:tsx?|sql)$/,
  },
]
