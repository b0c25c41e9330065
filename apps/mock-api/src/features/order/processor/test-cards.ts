import type { PaymentFailure } from '../../../engine/store/tables/payment-tables.ts'

/** The effect of a card: it asks for a code, or the processor answers after `afterSeconds`. */
type CardEffect =
  | { readonly kind: 'challenge' }
  | {
      readonly kind: 'answer'
      readonly outcome: 'approved' | PaymentFailure
      readonly afterSeconds: number
    }

export type TestCard = {
  readonly number: string
  readonly brand: string
  /** The name of its effect in the texts. */
  readonly name: 'approved' | 'challenge' | 'declined' | 'insufficient_funds' | 'late'
  readonly effect: CardEffect
}

/** The code that the test bank has sent; any other is wrong. */
export const RIGHT_CODE = '123456'

/** Longer than the deadline of any payment by card. */
export const LATE_ANSWER_SECONDS = 20 * 60

const answer = (outcome: 'approved' | PaymentFailure, afterSeconds = 0): CardEffect => ({
  kind: 'answer',
  outcome,
  afterSeconds,
})

/** The only valid cards: numbers that the card networks reserve for tests. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'Visa', name: 'approved', effect: answer('approved') },
  {
    number: '378282246310005',
    brand: 'American Express',
    name: 'approved',
    effect: answer('approved'),
  },
  {
    number: '5555555555554444',
    brand: 'Mastercard',
    name: 'challenge',
    effect: { kind: 'challenge' },
  },
  { number: '4000000000000002', brand: 'Visa', name: 'declined', effect: answer('declined') },
  {
    number: '4000000000009995',
    brand: 'Visa',
    name: 'insufficient_funds',
    effect: answer('insufficient_funds'),
  },
  {
    number: '3530111333300000',
    brand: 'JCB',
    name: 'late',
    effect: answer('approved', LATE_ANSWER_SECONDS),
  },
]

/** Finds the test card of a number, which may contain spaces; undefined for other numbers, which are never stored. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find(({ number }) => number === digits)
}

/** Formats the number in groups, as on a card. */
export function spacedNumber({ number }: Pick<TestCard, 'number'>): string {
  const groups = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/
  return (groups.exec(number) ?? []).slice(1).join(' ')
}
