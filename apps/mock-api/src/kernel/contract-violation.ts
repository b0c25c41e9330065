/** An answer that breaks the contract: a fault of the sandbox itself. */
export class ContractViolation extends Error {
  readonly violations: readonly string[]

  constructor(violations: readonly string[]) {
    super(`The answer breaks the contract: ${violations.join('; ')}`)
    this.name = 'ContractViolation'
    this.violations = violations
  }
}
