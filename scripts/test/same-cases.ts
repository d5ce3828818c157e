import fc from 'fast-check'

/*
 * A commit that was green is green again: properties are tried with the same cases in every run, half as many as fast-check would take: what they
 * find, they find the first time. `PROPERTY_SEED=random`, or a number, tries others, and all of them; `npm run check:release` does.
 */
const usual = '20261122'
const { PROPERTY_SEED: chosen = usual } = process.env

if (chosen !== 'random') {
  if (!/^-?\d+$/.test(chosen))
    throw new Error(`PROPERTY_SEED is 'random' or a whole number, not '${chosen}'.`)
  fc.configureGlobal({
    ...fc.readConfigureGlobal(),
    ...{ seed: Number(chosen), numRuns: chosen === usual ? 50 : 100 },
  })
}
