import { createContext, use } from 'react'

import type { GateWork } from './use-gate.ts'

export const GateContext = createContext<GateWork | null>(null)

/** Returns the gate of the open sailing; throws outside of one. */
export function useGateWork(): GateWork {
  const gate = use(GateContext)
  if (gate === null)
    throw new Error('A gate is the gate of a sailing: SailingGate stands around it.')
  return gate
}
