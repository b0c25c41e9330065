import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'
import { phrase } from '../../../world/texts/phrases.ts'

/** Names of refund destinations that are not payment methods. */
const DESTINATIONS: Readonly<Record<string, Localised>> = {
  bank_account: phrase('destination.bankAccount'),
  sending_account: phrase('destination.sendingAccount'),
  agent_wallet: phrase('destination.agentWallet'),
}

/** Returns the name of a payment method or of another refund destination. */
export function destinationName(code: string, language: LanguageCode): string {
  return (DESTINATIONS[code] ?? paymentMethod(code).names)[language]
}
