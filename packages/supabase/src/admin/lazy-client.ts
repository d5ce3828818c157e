type Asks<Part> = { readonly [Name in keyof Part]: (...args: never[]) => Promise<unknown> }

/** A client whose code is loaded on its first call; every call waits for that. */
export function lazyClient<Part extends Asks<Part>>(load: () => Promise<Part>): Part {
  return new Proxy<Part>(Object.create(null), {
    get:
      (_, name) =>
      async (...args: never[]) =>
        Reflect.apply(Reflect.get(await load(), name), undefined, args),
  })
}
