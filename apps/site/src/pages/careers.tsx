export function Page() {
  return <h1>Careers</h1>
}
