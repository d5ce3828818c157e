type Asks<Part> = { readonly [Name in keyof Part]: (...args: never[]) => Promise<unknown> }

/** A part whose code is loaded with the first call of it; every call waits for that. */
export function later<Part extends Asks<Part>>(load: () => Promise<Part>): Part {
  return new Proxy<Part>(Object.create(null), {
    get:
      (_, name) =>
      async (...args: never[]) =>
        Reflect.apply(Reflect.get(await load(), name), undefined, args),
  })
}
