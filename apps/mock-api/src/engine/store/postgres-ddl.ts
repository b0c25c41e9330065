export const DEFAULT_SCHEMA = 'selat_main'

/**
 * Rewrites a statement of a migration for PostgreSQL. Text compares by its bytes as in SQLite, whatever the language of the
 * database is, because ranges of keys and the order of answers depend on it.
 */
export function toPostgresDdl(statement: string): string {
  if (!/^(create|alter) table/i.test(statement)) return statement
  return statement
    .replaceAll(/\btext\b(?! collate)/g, 'text collate "C"')
    .replaceAll(/\bblob\b/g, 'bytea')
}

/**
 * Throws unless the name consists of small letters, digits and `_`, because names of schemas are put into statements unescaped.
 */
export function checkSchemaName(schema: string): void {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(schema))
    throw new Error(`A schema is named with small letters, digits and _, not "${schema}".`)
}
