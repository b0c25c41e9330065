import { checkMarkup, issue, type Issue, type MarkupRule, readTypedAmount } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { toDecimalText } from '../../../shared/trade/price/decimal-text.ts'
import { toWire } from '../../../shared/trade/price/wire-money.ts'

/** A rule in the form's values; an empty field means all, or no markup. */
export type RuleValues = {
  product: string
  operator: string
  percent: string
  /** The amounts by currency, in main units. */
  perPerson: Record<string, string>
}

export type MarkupValues = { rules: RuleValues[] }

/** The number of rules that the contract accepts. */
export const RULES_MAX = 50
const PERCENT_MAX = 100

export function emptyRule(currencies: readonly string[]): RuleValues {
  const perPerson = Object.fromEntries(currencies.map((currency) => [currency, '']))
  return { product: '', operator: '', percent: '', perPerson }
}

/** Fills the form with the saved rules, with a field for each currency that the tenant sells in. */
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

/** Returns all issues of the typed rules, in the order of the page. */
export function checkRules({ rules }: MarkupValues): FieldIssue[] {
  const found = checkMarkup(rules.map(readRule))
  return rules.flatMap((rule, index) => [
    ...found.filter(({ path }) => path[1] === index).map((words) => toFieldIssue(words, rule)),
    ...(readPercent(rule.percent) === null ? [percentIssue(index)] : []),
    ...Object.entries(rule.perPerson).flatMap(([currency, text]) =>
      isNothing(text) || readTypedAmount(text, currency) ? [] : [amountIssue(index, currency)],
    ),
  ])
}

/** Maps the pointers of a refusal to fields: the server counts amounts as they were sent. */
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

/** Reads the typed rules; a value that cannot be read adds nothing. */
export const readRules = ({ rules }: MarkupValues): MarkupRule[] => rules.map(readRule)

/** Converts the rules for saving; the caller passes values that passed the check. */
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
    // A rule of another product has no operator field, so a value that is left over from before is dropped.
    operator: product === 'ferry' ? operator || null : null,
    percent: readPercent(percent) ?? 0,
    perPerson: Object.entries(perPerson).flatMap(([currency, text]) =>
      isNothing(text) ? [] : (readTypedAmount(text, currency) ?? []),
    ),
  }
}

/** Reads a percentage from 0 to 100 with one decimal, after a point or a comma; null for anything else. */
function readPercent(text: string): number | null {
  const typed = text.trim().replace('%', '').trim()
  if (typed === '') return 0
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(typed)) return null
  const percent = Number(typed.replace(',', '.'))
  return percent <= PERCENT_MAX ? percent : null
}

const isNothing = (text: string): boolean => /^\s*0*\s*$/.test(text)

/** Puts an issue at the field that it concerns; the form has one amount field for each currency. */
function toFieldIssue(words: Issue, rule: RuleValues): FieldIssue {
  const [, index, field, amount] = words.path
  if (field !== 'perPerson') return { name: `rules.${index}.${field ?? 'product'}`, words }
  const currency = readRule(rule).perPerson[Number(amount)]?.currency ?? ''
  // The message about an invalid amount shows a valid one, whichever rule the amount breaks.
  if (words.code !== 'markup.duplicate') return amountIssue(Number(index), currency)
  return { name: `rules.${index}.perPerson.${currency}`, words }
}

function percentIssue(rule: number): FieldIssue {
  const path = ['rules', rule, 'percent']
  return {
    name: path.join('.'),
    words: issue(path, 'markup.percent', { min: 0, max: PERCENT_MAX }),
  }
}

function amountIssue(rule: number, currency: string): FieldIssue {
  const path = ['rules', rule, 'perPerson', currency]
  // The example is an amount as a user would type it.
  const example = currency === 'IDR' ? '25000' : '2.50'
  return { name: path.join('.'), words: issue(path, 'markup.amount', { example }) }
}
