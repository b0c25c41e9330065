import manifest from '../../../package.json' with { type: 'json' }

const { engines } = manifest

/** Where Node is too old, what it would say is only that it has no node:sqlite, or that a method is no function. */
export function refuseOldNode(version: string): void {
  const ranges = engines.node.split(' || ')
  if (ranges.some((range) => isWithin(range, version))) return
  const least = ranges.map((range) => range.replace(/^\D+/, '')).join(', or Node ')
  throw new Error(`selat-mock needs Node ${least} or later, and this is Node ${version}.`)
}

/** `^22.16` is one line of releases from there on, `>=24` is every later one. */
function isWithin(range: string, version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number)
  if (major === leastMajor) return minor >= leastMinor
  return range.startsWith('>=') && major > leastMajor
}
