import { checkMarkup, readTypedAmount } from '@selat/domain'
import type { MarkupIssue, MarkupRule } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toDecimalText } from '../../../shared/trade/price/decimal-text.ts'
import { toWire } from '../../../shared/trade/price/wire-money.ts'

/** A rule as the form holds it; what is empty stands for everything, or for nothing added. */
export type RuleValues = {
  product: string
  operator: string
  percent: string
  /** By currency, in its main unit. */
  perPerson: Record<string, string>
}

export type MarkupValues = { rules: RuleValues[] }

/** Rules that the contract takes. */
export const RULES_MAX = 50
export const PERCENT_MAX = 100

export function emptyRule(currencies: readonly string[]): RuleValues {
  const perPerson = Object.fromEntries(currencies.map((currency) => [currency, '']))
  return { product: '', operator: '', percent: '', perPerson }
}

/** The form of the saved rules, with a field for each currency that is sold in. */
export function toValues(
  { Rules }: Pick<Schemas['Markup'], 'Rules'>,
  currencies: readonly string[],
): MarkupValues {
  return {
    rules: Rules.map(({ Product, Operator, Percent, PerPerson }) => ({
      product: Product ?? '',
      operator: Operator ?? '',
      percent: Percent === 0 ? '' : String(Percent),
      perPerson: {
        ...emptyRule(currencies).perPerson,
        ...Object.fromEntries(PerPerson.map((amount) => [amount.Currency, toDecimalText(amount)])),
      },
    })),
  }
}

/** What is wrong with a field, before it is put into words. */
export type RuleIssue = {
  readonly name: string
  readonly reason: MarkupIssue['reason'] | 'percent' | 'amount'
  readonly currency?: string
}

/** Everything wrong with what is typed, in the order of the page. */
export function checkRules({ rules }: MarkupValues): RuleIssue[] {
  const found = checkMarkup(rules.map(readRule))
  return rules.flatMap((rule, index) => [
    ...found
      .filter((issue) => issue.rule === index)
      .map((issue) => ({ name: fieldOf(issue, rule), reason: issue.reason })),
    ...(readPercent(rule.percent) === null
      ? [{ name: `rules.${index}.percent`, reason: 'percent' as const }]
      : []),
    ...Object.entries(rule.perPerson).flatMap(([currency, text]) =>
      isNothing(text) || readTypedAmount(text, currency)
        ? []
        : [{ name: `rules.${index}.perPerson.${currency}`, reason: 'amount' as const, currency }],
    ),
  ])
}

/** Where the server's refusals belong: amounts are counted as they are sent. */
export function rulePointers({ rules }: MarkupValues): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap((rule, index) => [
      [`/Rules/${index}`, `rules.${index}.product`],
      [`/Rules/${index}/Product`, `rules.${index}.product`],
      [`/Rules/${index}/Operator`, `rules.${index}.operator`],
      [`/Rules/${index}/Percent`, `rules.${index}.percent`],
      ...readRule(rule).perPerson.map(({ currency }, amount) => [
        `/Rules/${index}/PerPerson/${amount}`,
        `rules.${index}.perPerson.${currency}`,
      ]),
    ]),
  )
}

/** The rules as they are typed; what cannot be read adds nothing. */
export const readRules = ({ rules }: MarkupValues): MarkupRule[] => rules.map(readRule)

/** As they are saved; takes a form that has been checked. */
export function toMarkupInput(values: MarkupValues): Schemas['MarkupInput'] {
  return {
    Rules: readRules(values).map(({ product, operator, percent, perPerson }) => ({
      Product: product as Schemas['ProductRequest'] | null, // chosen from the products of the contract
      Operator: operator,
      Percent: percent,
      PerPerson: perPerson.map(toWire),
    })),
  }
}

function readRule({ product, operator, percent, perPerson }: RuleValues): MarkupRule {
  return {
    product: product || null,
    // The field of another product is not there.
    operator: product === 'ferry' ? operator || null : null,
    percent: readPercent(percent) ?? 0,
    perPerson: Object.entries(perPerson).flatMap(([currency, text]) =>
      isNothing(text) ? [] : (readTypedAmount(text, currency) ?? []),
    ),
  }
}

/** From 0 to 100 with one decimal, behind a point or a comma; null for anything else. */
function readPercent(text: string): number | null {
  const typed = text.trim().replace('%', '').trim()
  if (typed === '') return 0
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(typed)) return null
  const percent = Number(typed.replace(',', '.'))
  return percent <= PERCENT_MAX ? percent : null
}

const isNothing = (text: string): boolean => /^\s*0*\s*$/.test(text)

function fieldOf(issue: MarkupIssue, rule: RuleValues): string {
  const at = `rules.${issue.rule}`
  if (issue.field === null) return `${at}.product`
  if (issue.field === 'operator') return `${at}.operator`
  const currency = readRule(rule).perPerson[issue.amount]?.currency ?? ''
  return `${at}.perPerson.${currency}`
}
