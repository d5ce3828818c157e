/** The company that a build is for: its folder, as `scripts/company/company-module.ts` hands it to the bundler. */
declare module 'virtual:business' {
  export const business: import('@dustforce/office/company').Business
}
