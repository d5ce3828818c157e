/** The company that a build is for: its folder, as `scripts/company/company-module.ts` hands it to the bundler. */
declare module 'virtual:business' {
  type Business = import('@dustforce/office/company').Business
  export const business: Business
  /** A company as readers of the build's language know it; as it is where the build has none. */
  export const inWords: (business: Business) => Business
}
