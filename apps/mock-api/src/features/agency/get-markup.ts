import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from './caller-agency.ts'
import { markupOf } from './markup-rules.ts'
import { toWireMarkup } from './wire-markup.ts'

export const getMarkup = defineOperation('getMarkup', async (_input, ctx) => {
  const { agency } = callerAgency(ctx)
  return { status: 200, body: toWireMarkup(await markupOf(ctx, agency.id)) }
})
