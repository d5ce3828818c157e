export function Component() {
  return <p>applications</p>
}
