import { type Scenario, scenarioGroups } from '../scenarios.ts'

/** The table of scenarios as the console shows it. */
export function listScenarios() {
  return scenarioGroups.map(({ title, scenarios }) => ({
    title,
    scenarios: scenarios.map(toConsoleScenario),
  }))
}

function toConsoleScenario({ id, title, what, call, expected, twiceAtOnce = false }: Scenario) {
  return { id, title, what, operation: call.operation, expected, twiceAtOnce }
}

export type ConsoleScenario = ReturnType<typeof toConsoleScenario>
