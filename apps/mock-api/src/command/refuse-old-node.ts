import manifest from '../../package.json' with { type: 'json' }

const { engines } = manifest
const OLDEST = Number.parseInt(engines.node.replace('>=', ''), 10)

/** Where Node is too old, what it would say is only that it has no node:sqlite. */
export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST) return
  throw new Error(`selat-mock needs Node ${OLDEST} or later, and this is Node ${version}.`)
}
