type Needed = {
  /** The command as users type it. */
  command: string
  /** The `engines.node` of its package. */
  range: string
}

/** Throws if Node is too old for a command. Without this, Node would name a missing module, or fail later. */
export function refuseOldNode(version: string, { command, range }: Needed): void {
  const ranges = range.split(' || ')
  if (ranges.some((one) => isWithin(one, version))) return
  const least = ranges.map((one) => one.replace(/^\D+/, '')).join(', or Node ')
  throw new Error(`${command} needs Node ${least} or later, and this is Node ${version}.`)
}

/** Whether a version is in a range: `^22.16` means this major version from 22.16 on, and `>=24` all versions from 24 on. */
function isWithin(range: string, version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number)
  if (major === leastMajor) return minor >= leastMinor
  return range.startsWith('>=') && major > leastMajor
}
