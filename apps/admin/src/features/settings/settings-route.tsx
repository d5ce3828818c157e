export function Component() {
  return <p>settings</p>
}
