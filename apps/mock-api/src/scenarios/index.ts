import { accountScenarios } from './account-scenarios.ts'
import { aftersaleScenarios } from './aftersale-scenarios.ts'
import { agencyScenarios } from './agency-scenarios.ts'
import { cartScenarios } from './cart-scenarios.ts'
import { catalogueScenarios } from './catalogue-scenarios.ts'
import { customerScenarios } from './customer-scenarios.ts'
import { historyScenarios } from './history-scenarios.ts'
import { manifestScenarios } from './manifest-scenarios.ts'
import { markupScenarios } from './markup-scenarios.ts'
import { openTicketScenarios } from './open-ticket-scenarios.ts'
import { orderScenarios } from './order-scenarios.ts'
import { passengerScenarios } from './passenger-scenarios.ts'
import { paymentPageScenarios } from './payment-page-scenarios.ts'
import { paymentResultScenarios } from './payment-result-scenarios.ts'
import { paymentScenarios } from './payment-scenarios.ts'
import { productCartScenarios } from './product-cart-scenarios.ts'
import { profileScenarios } from './profile-scenarios.ts'
import { promoScenarios } from './promo-scenarios.ts'
import { quotationScenarios } from './quotation-scenarios.ts'
import { resumeScenarios } from './resume-scenarios.ts'
import { scanScenarios } from './scan-scenarios.ts'
import type { Scenario } from './scenario.ts'
import { searchScenarios } from './search-scenarios.ts'
import { startScenarios } from './start-scenarios.ts'
import { supportScenarios } from './support-scenarios.ts'
import { unpaidOrderScenarios } from './unpaid-order-scenarios.ts'
import { walletScenarios } from './wallet-scenarios.ts'

/** All inputs that force a refusal or an ending, in one table that people read, the console plays and tests run. */
export const scenarioGroups: readonly {
  readonly title: string
  readonly scenarios: readonly Scenario[]
}[] = [
  { title: 'Start, sessions and requests that do not fit', scenarios: startScenarios },
  { title: 'Accounts and codes by e-mail', scenarios: accountScenarios },
  { title: 'Profile and password', scenarios: profileScenarios },
  { title: 'Saved passengers', scenarios: passengerScenarios },
  { title: 'Search', scenarios: searchScenarios },
  { title: 'Hotels, attractions, packages, transport and cruises', scenarios: catalogueScenarios },
  { title: 'Cart', scenarios: cartScenarios },
  { title: 'Every product in one cart', scenarios: productCartScenarios },
  { title: 'Checkouts that go on elsewhere', scenarios: resumeScenarios },
  { title: 'Promo codes', scenarios: promoScenarios },
  { title: 'Orders', scenarios: orderScenarios },
  { title: 'Orders after they were placed', scenarios: historyScenarios },
  {
    title: 'Payments that go on and end',
    scenarios: [...paymentResultScenarios, ...unpaidOrderScenarios, ...paymentPageScenarios],
  },
  { title: 'Payments that are refused', scenarios: paymentScenarios },
  { title: 'After the sale: refunds, other sailings, names', scenarios: aftersaleScenarios },
  { title: 'Open tickets', scenarios: openTicketScenarios },
  { title: 'Manifests for authorities', scenarios: manifestScenarios },
  { title: 'Check-in at the gate', scenarios: scanScenarios },
  { title: 'Teams of agencies and their desks', scenarios: agencyScenarios },
  { title: 'Customers of agencies', scenarios: customerScenarios },
  { title: 'What agencies add to net prices', scenarios: markupScenarios },
  { title: 'Wallets of agencies', scenarios: walletScenarios },
  { title: 'Quotations', scenarios: quotationScenarios },
  { title: 'Concerns and the newsletter', scenarios: supportScenarios },
]

export const scenarios: readonly Scenario[] = scenarioGroups.flatMap((group) => group.scenarios)

export function findScenario(id: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id)
}

export { curlPreface, curlText } from './player/curl-text.ts'
export { documentedInputs } from './documented-inputs.ts'
export { type CatalogueLine, errorCatalogue } from './error-catalogue.ts'
export { type PlayedScenario, type PlayedStep, playScenario } from './player/play-scenario.ts'
export {
  type Expected,
  SCENARIO_CLOCK,
  type Scenario,
  type ScenarioCall,
  type ScenarioStep,
} from './scenario.ts'
