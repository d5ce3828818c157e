/** An e-mail address in one line: where it is too long, the name before the domain is cut. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@')
  const [name, domain] = at === -1 ? [email, ''] : [email.slice(0, at), email.slice(at)]
  return (
    <p data-second="" title={email} className="flex text-xs/4.5 text-muted">
      <span className="min-w-6 overflow-hidden text-ellipsis whitespace-nowrap">{name}</span>
      <span className="max-w-3/4 shrink-0 overflow-hidden text-ellipsis whitespace-nowrap">{domain}</span>
    </p>
  )
}
