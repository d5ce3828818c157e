export function Component() {
  return <p>contacts</p>
}
