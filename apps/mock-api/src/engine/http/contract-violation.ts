import type { Violation } from '../log/request-log.ts'

/** Is thrown for an answer that breaks the contract, which is an error of the sandbox itself. */
export class ContractViolation extends Error {
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    const found = violations.map(({ pointer, message }) => `${pointer}: ${message}`)
    super(`The answer breaks the contract: ${found.join('; ')}`)
    this.name = 'ContractViolation'
    this.violations = violations
  }
}
