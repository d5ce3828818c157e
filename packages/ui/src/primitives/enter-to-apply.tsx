/** Under a select: that what it shows is not yet chosen, announced when it appears. */
export function EnterToApply({ isShown }: { readonly isShown: boolean }) {
  return (
    <span aria-live="polite" className="block text-2xs text-ink">
      {isShown ? (
        <>
          Enter to apply<span className="sr-only">, Escape to leave it</span>
        </>
      ) : null}
    </span>
  )
}
