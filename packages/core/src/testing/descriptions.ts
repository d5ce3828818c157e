/** Every description in a JSON Schema, in its order and each once. */
export function descriptionsOf(schema: object): string[] {
  const found = new Set<string>()
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'description' && typeof value === 'string') found.add(value)
    return value
  })
  return [...found]
}
