export const DEFAULT_SCHEMA = 'selat_main'

/**
 * A statement of a migration as PostgreSQL has to read it. Text compares by its bytes as in SQLite, whatever the
 * language of the database: ranges of keys and the order of answers depend on it.
 */
export function toPostgresDdl(statement: string): string {
  if (!/^(create|alter) table/i.test(statement)) return statement
  return statement
    .replaceAll(/\btext\b(?! collate)/g, 'text collate "C"')
    .replaceAll(/\bblob\b/g, 'bytea')
}

/** Names of schemas stand in statements as they are, so they are plain words. */
export function checkSchemaName(schema: string): void {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(schema))
    throw new Error(`A schema is named with small letters, digits and _, not "${schema}".`)
}
