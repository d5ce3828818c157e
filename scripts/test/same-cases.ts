import fc from 'fast-check'

/*
 * A commit that was green is green again: properties are tried with the same cases in every run. `PROPERTY_SEED=random`, or a number, tries
 * others; `npm run check:release` does.
 */
const { PROPERTY_SEED: chosen = '20261122' } = process.env

if (chosen !== 'random') {
  if (!/^-?\d+$/.test(chosen))
    throw new Error(`PROPERTY_SEED is 'random' or a whole number, not '${chosen}'.`)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(chosen) })
}
