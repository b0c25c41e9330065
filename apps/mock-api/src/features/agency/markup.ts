import { checkMarkup, reasonOf, type Issue, type MarkupRule } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseFields, type ProblemField } from '../../engine/http/refusal.ts'
import { requireUnchanged } from '../../engine/http/require-unchanged.ts'
import { wireName } from '../../engine/http/wire-names.ts'
import { toJsonText } from '../../engine/store/json-text.ts'
import { changedAt } from '../../engine/time/changed-at.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { recordOwnEvent } from './agency-events.ts'
import { callerAgency } from './caller-agency.ts'
import { markupOf, type AgencyMarkup } from './markup-rules.ts'

export const getMarkup = defineOperation('getMarkup', async (_input, ctx) => {
  const { agency } = callerAgency(ctx)
  return { status: 200, body: toWireMarkup(await markupOf(ctx, agency.id)) }
})

export const saveMarkup = defineOperation('saveMarkup', async ({ query, body }, ctx) => {
  const { store, tenant } = ctx
  const { user, agency } = callerAgency(ctx)
  const rules = body.Rules.map(toMarkupRule)
  const errors = [...checkMarkup(rules).map(toField), ...unsoldIn(ctx, rules)]
  refuseFields(errors)
  const before = await markupOf(ctx, agency.id)
  requireUnchanged({ input: before.rules, updatedAt: before.updatedAt }, rules, query)
  const updatedAt = changedAt(before.updatedAt, ctx.now)
  const saved = { rules: toJsonText(rules), updated_at: updatedAt, updated_by: user.name }
  await store
    .insertInto('agency_markup')
    .values({ tenant: tenant.slug, agency_id: agency.id, ...saved })
    .onConflict((conflict) => conflict.columns(['tenant', 'agency_id']).doUpdateSet(saved))
    .execute()
  await recordOwnEvent(ctx, { event: 'markup_saved', about: '' })
  return {
    status: 200,
    body: toWireMarkup({ rules, updatedAt, updatedBy: user.name }),
  }
})

function toField({ path, code }: Issue): ProblemField {
  return { pointer: `/${path.map(wireName).join('/')}`, code: reasonOf(code), params: {} }
}

/** Operators and currencies that this tenant does not sell. */
function unsoldIn({ tenant, network }: Context, rules: readonly MarkupRule[]): ProblemField[] {
  const isSold = (operator: string) =>
    tenant.operators?.includes(operator) ?? network.operator(operator) !== undefined
  return rules.flatMap(({ operator, perPerson }, index) => [
    ...(operator === null || isSold(operator)
      ? []
      : [{ pointer: `/Rules/${index}/Operator`, code: 'unknown', params: { operator } }]),
    ...perPerson.flatMap(({ currency }, amount) =>
      tenant.currencies.includes(currency)
        ? []
        : [
            {
              pointer: `/Rules/${index}/PerPerson/${amount}`,
              code: 'unknown',
              params: { currency },
            },
          ],
    ),
  ])
}

function toWireMarkup({ rules, updatedAt, updatedBy }: AgencyMarkup): Schemas['Markup'] {
  return {
    Rules: rules.map(({ product, operator, percent, perPerson }) => ({
      // Only products of the contract are written: by saveMarkup, and by fixtures that have its list.
      Product: product as Schemas['Product'] | null,
      Operator: operator,
      Percent: percent,
      PerPerson: perPerson.map(toWireMoney),
    })),
    UpdatedAt: updatedAt,
    UpdatedBy: updatedBy,
  }
}

function toMarkupRule(rule: Schemas['MarkupRule']): MarkupRule {
  const { Product, Operator, Percent, PerPerson } = rule
  return {
    product: Product,
    operator: Operator,
    percent: Percent,
    perPerson: PerPerson.map(({ Amount, Currency, Exponent }) => ({
      amount: Amount,
      currency: Currency,
      exponent: Exponent,
    })),
  }
}
