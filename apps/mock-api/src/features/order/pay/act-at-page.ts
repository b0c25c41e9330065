import type { PaymentFailure } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { findTestCard, RIGHT_CODE } from '../processor/test-cards.ts'
import { answerSession } from './answer-session.ts'
import type { Visit } from './find-visit.ts'

/** The fields of the processor's form, as the payer sent them. */
type PageInput = { readonly act: string; readonly card: string; readonly code: string }

/** `back` returns the payer to the storefront. The others show the page again, with the mistake if there is one. */
export type PageResult = 'back' | 'stay' | 'unknown_card' | 'no_card' | 'no_code'

const GIVEN_UP: Readonly<Record<string, PaymentFailure>> = {
  leave: 'abandoned',
  decline: 'declined',
  insufficient: 'insufficient_funds',
}

/** Does what the payer has chosen at the processor's page. If the visit has ended, the payer is sent back. */
export async function actAtPage(
  work: Work,
  visit: Visit,
  kind: 'card' | 'e_wallet',
  input: PageInput,
): Promise<PageResult> {
  const { step } = visit
  if (step !== 'open' && step !== 'challenged') return 'back'
  const given = GIVEN_UP[input.act]
  const isOffered = input.act === 'leave' || kind === 'e_wallet'
  if (given !== undefined && isOffered) return end(work, visit, given)
  if (step === 'challenged')
    return input.act === 'code' ? enterCode(work, visit, input.code) : 'stay'
  if (input.act !== 'pay') return 'stay'
  return kind === 'card' ? payByCard(work, visit, input.card) : end(work, visit, 'approved')
}

async function payByCard(work: Work, visit: Visit, typed: string): Promise<PageResult> {
  if (typed.trim() === '') return 'no_card'
  const card = findTestCard(typed)
  if (!card) return 'unknown_card'
  if (card.effect.kind === 'answer') {
    await answerSession(work, visit, card.effect)
    return 'back'
  }
  const { tenant, id } = visit.session
  await work.store
    .updateTable('processor_sessions')
    .set({ state: 'challenged' })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
  return 'stay'
}

async function enterCode(work: Work, visit: Visit, typed: string): Promise<PageResult> {
  const code = typed.replaceAll(/\s/g, '')
  if (code === '') return 'no_code'
  return end(work, visit, code === RIGHT_CODE ? 'approved' : 'authentication_failed')
}

async function end(
  work: Work,
  visit: Visit,
  outcome: 'approved' | PaymentFailure,
): Promise<PageResult> {
  await answerSession(work, visit, { outcome })
  return 'back'
}
