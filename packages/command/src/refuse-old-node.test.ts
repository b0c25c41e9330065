import { expect, it } from 'vitest'

import { refuseOldNode } from './refuse-old-node.ts'

const needed = { command: 'selat-storefront', range: '^22.16 || >=24' }

it.each(['22.16.0', '22.20.1', '24.0.0', '25.3.0'])(
  'DEV a command starts on Node %s',
  (version) => {
    expect(() => refuseOldNode(version, needed)).not.toThrow()
  },
)

it.each(['18.20.0', '20.20.2', '22.15.9', '23.11.0'])(
  'DEV a command on Node %s says which Node it needs',
  (version) => {
    expect(() => refuseOldNode(version, needed)).toThrow(
      `selat-storefront needs Node 22.16, or Node 24 or later, and this is Node ${version}.`,
    )
  },
)
