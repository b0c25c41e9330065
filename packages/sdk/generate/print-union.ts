/**
 * Prints a union so that a value is checked against the one branch that it can be. For a plain union, zod says only that the
 * whole value fits no branch, and not which field of an item is wrong.
 */
export function printUnion(printed: string | null, branches: number): string | null {
  if (branches !== 2) return printed
  const nullable = /^z\.union\(\[(.*), z\.null\(\)\]\)$/s.exec(printed ?? '')?.[1]
  if (nullable !== undefined) return `z.nullable(${nullable})`
  const list = /^z\.union\(\[z\.enum\((\[[^\]]*\])\), unknownValueSchema\]\)$/.exec(
    printed ?? '',
  )?.[1]
  if (list !== undefined) return `openEnum(${list})`
  const kinds = /^z\.union\(\[z\.discriminatedUnion\((.*)\), (unknown\w+)\]\)$/s.exec(printed ?? '')
  return kinds ? `openUnion(${kinds[1]}, ${kinds[2]})` : printed
}
