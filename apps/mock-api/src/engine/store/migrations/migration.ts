/** The engines that a migration is written for. */
export type Dialect = 'sqlite' | 'postgres'

/** One version of the schema. Steps are never edited once released; a change is a new step. */
export type Migration = {
  readonly name: string
  readonly statements: (dialect: Dialect) => readonly string[]
}
