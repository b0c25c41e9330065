/**
 * Finds the value of a JSON Pointer; undefined if there is none. If the last part begins with a question mark, it names a
 * parameter of the address that the other parts find: `/Link/?token`.
 */
export function at(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(partOf, body)
}

function partOf(value: unknown, key: string): unknown {
  if (typeof value === 'string' && key.startsWith('?'))
    return new URL(value, 'http://site.test').searchParams.get(key.slice(1))
  return (value as Record<string, unknown> | null)?.[key] // any value of JSON may have the member
}
