const IPV4 = /^\d+(\.\d+){3}$/
/** Endings that cannot be registered, so no other site can point such a name at this machine (RFC 6761). */
const RESERVED = ['.localhost', '.test']

/** Whether a name can only be this machine's: an address, a name without a dot (a container's), or a reserved one. */
export function isOwnName(name: string): boolean {
  const isNumber = IPV4.test(name) || name.startsWith('[')
  return isNumber || !name.includes('.') || RESERVED.some((ending) => name.endsWith(ending))
}
