/**
 * The value that a JSON Pointer finds; undefined where there is none. A last part with a question mark before it is a
 * parameter of the address that the others find: `/Link/?token`.
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
  return (value as Record<string, unknown> | null)?.[key] // any JSON has members
}
