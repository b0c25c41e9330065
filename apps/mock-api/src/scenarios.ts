import { cartScenarios } from './scenarios/cart-scenarios.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { searchScenarios } from './scenarios/search-scenarios.ts'
import { startScenarios } from './scenarios/start-scenarios.ts'

/** Inputs that force each refusal: one table that people read and tests run. */
export const scenarios: readonly Scenario[] = [
  ...startScenarios,
  ...searchScenarios,
  ...cartScenarios,
]
