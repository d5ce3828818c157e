/**
 * Loaded before a server that a walk leads through days: its clock, which the database in the process goes by too, runs ahead of the machine's by as
 * much as the walk last said. Timers stay real.
 */
const RealDate = globalThis.Date
let aheadMs = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + aheadMs] : given, asked),
  get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
})

process.on('message', (message: { readonly aheadMs: number }) => {
  aheadMs = message.aheadMs
  process.send?.('moved')
})
process.channel?.unref()
