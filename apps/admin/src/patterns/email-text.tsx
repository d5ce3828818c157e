/** As many letters as fit beside the other columns of a list. */
const usual = 26

/** An e-mail address in one line: of a long one the name before the domain is cut, never the domain. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@')
  if (email.length <= usual || at === -1)
    return (
      <p data-second="" title={email} className="truncate text-xs/4.5 text-muted">
        {email}
      </p>
    )
  return (
    <p data-second="" title={email} className="flex text-xs/4.5 text-muted">
      <span className="min-w-6 overflow-hidden text-ellipsis whitespace-nowrap">{email.slice(0, at)}</span>
      <span className="max-w-3/4 shrink-0 overflow-hidden text-ellipsis whitespace-nowrap">
        {email.slice(at)}
      </span>
    </p>
  )
}
