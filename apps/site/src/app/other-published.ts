let tell: () => void = () => undefined

/** Settles once something else is shown than what was built. */
export const otherPublished = new Promise<void>((resolve) => {
  tell = resolve
})

/** Says that something else is shown than what was built. */
export function tellOtherPublished(): void {
  tell()
}
