type Asks<Part> = { readonly [Name in keyof Part]: (...args: never[]) => Promise<unknown> }

/** A client whose code is loaded on its first call, and every call waits for that; what is here already waits for nothing. What did not load is tried again. */
export function lazyClient<Part extends Asks<Part>, Here extends object = object>(
  load: () => Promise<Part>,
  here?: Here,
): Here & Part {
  let loaded: Promise<Part> | undefined
  const part = () => {
    loaded ??= load().catch((failure) => {
      loaded = undefined
      throw failure
    })
    return loaded
  }
  return new Proxy<Here & Part>(Object.create(null), {
    get: (_, name) =>
      Reflect.get(here ?? {}, name) ??
      (async (...args: never[]) => Reflect.apply(Reflect.get(await part(), name), undefined, args)),
  })
}
