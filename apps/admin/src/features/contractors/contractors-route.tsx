export function Component() {
  return <p>contractors</p>
}
