/** A state that a specification names, and the story that shows it, as 'Title/Story'. */
export interface StateEntry {
  readonly section: string
  readonly state: string
  readonly story: string
}
/** The states of the public website's specification. */
export declare const siteStates: readonly StateEntry[]
/** The states of the Command Hub's specification. */
export declare const hubStates: readonly StateEntry[]
/** The address of a story within Storybook: its title and name in lower case, words joined by hyphens. */
export declare function storyPath(story: string): string
