export function Component() {
  return <p>finance</p>
}
