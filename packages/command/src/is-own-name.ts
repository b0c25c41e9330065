const IPV4 = /^\d+(\.\d+){3}$/
/** Names that nobody can register, so that none of them can be pointed at this machine by a stranger (RFC 6761). */
const RESERVED = ['.localhost', '.test']

/** A number, a name without a dot (a container's), or a reserved one. */
export function isOwnName(name: string): boolean {
  const isNumber = IPV4.test(name) || name.startsWith('[')
  return isNumber || !name.includes('.') || RESERVED.some((ending) => name.endsWith(ending))
}
