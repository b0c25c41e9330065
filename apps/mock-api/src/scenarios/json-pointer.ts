/** The value that a JSON Pointer finds; undefined where there is none. */
export function at(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], body) // any JSON has members
}
