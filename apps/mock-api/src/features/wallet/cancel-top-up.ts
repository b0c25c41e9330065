import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { cancelTopUp as cancel } from './decide-top-up.ts'
import { toWireTopUp } from './to-wire-top-up.ts'
import { findTopUp } from './top-ups.ts'

export const cancelTopUp = defineOperation('cancelTopUp', async ({ path }, ctx) => {
  const topUp = await findTopUp(ctx, path.id)
  // A repeated call succeeds and changes nothing.
  const isDone = topUp.state === 'cancelled'
  const cancelled = isDone ? topUp : await cancel(ctx, topUp, callerAgency(ctx).user)
  return { status: 200, body: toWireTopUp(cancelled) }
})
