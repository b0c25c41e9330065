/** An option of a command, as its help shows it. */
export type OptionRow<Name extends string = string> = {
  readonly name: Name
  /** What stands for its value; none for a switch. */
  readonly value?: string
  readonly help: string
}
