import { cartScenarios } from './scenarios/cart-scenarios.ts'
import { openTicketScenarios } from './scenarios/open-ticket-scenarios.ts'
import { orderScenarios } from './scenarios/order-scenarios.ts'
import { paymentScenarios } from './scenarios/payment-scenarios.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { searchScenarios } from './scenarios/search-scenarios.ts'
import { startScenarios } from './scenarios/start-scenarios.ts'

/** Inputs that force each refusal: one table that people read and tests run. */
export const scenarios: readonly Scenario[] = [
  ...startScenarios,
  ...searchScenarios,
  ...cartScenarios,
  ...orderScenarios,
  ...paymentScenarios,
  ...openTicketScenarios,
]
