/** An option of a command, as its help shows it. */
export type OptionRow<Name extends string = string> = {
  readonly name: Name
  /** What stands for its value; none for a switch. */
  readonly value?: string
  readonly help: string
  /** The variable of the environment that says the same; none where only the command line may. */
  readonly variable?: string
}

/** What an option was given. */
export type Given = {
  /** Empty for a switch. */
  readonly text: string
  /** Where it stood, as its sender knows it: `--port`, or the name of a variable. */
  readonly name: string
}
