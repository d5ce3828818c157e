import fc from 'fast-check'

// Every surviving mutant meets every property: a few examples of each keep a run bounded.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 10 })
