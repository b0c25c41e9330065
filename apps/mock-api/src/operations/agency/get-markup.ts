import { callerAgency } from '../../agency/caller-agency.ts'
import { markupOf } from '../../agency/markup-rules.ts'
import { toWireMarkup } from '../../agency/wire-markup.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const getMarkup = defineOperation('getMarkup', async (_input, ctx) => {
  const { agency } = callerAgency(ctx)
  return { status: 200, body: toWireMarkup(await markupOf(ctx, agency.id)) }
})
