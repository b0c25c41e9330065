/** An option of a command, as its help shows it. */
export type OptionRow<Name extends string = string> = {
  readonly name: Name
  /** The placeholder of the option's value in the help; absent for a switch. */
  readonly value?: string
  readonly help: string
  /** The environment variable with the same meaning; absent if only the command line may set the option. */
  readonly variable?: string
}

/** The value of an option. */
export type Given = {
  /** Empty for a switch. */
  readonly text: string
  /** The name by which the option was set: `--port`, or the name of a variable. */
  readonly name: string
}
