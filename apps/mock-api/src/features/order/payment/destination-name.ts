import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'
import { phrase } from '../../../world/texts/phrases.ts'

/** Where money goes that does not go back by the method it came by. */
const DESTINATIONS: Readonly<Record<string, Localised>> = {
  bank_account: phrase('destination.bankAccount'),
  sending_account: phrase('destination.sendingAccount'),
  agent_wallet: phrase('destination.agentWallet'),
}

/** What a payment method, or another place where money goes, is called. */
export function destinationName(code: string, language: LanguageCode): string {
  return (DESTINATIONS[code] ?? paymentMethod(code).names)[language]
}
