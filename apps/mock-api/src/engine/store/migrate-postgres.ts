import { missingMigrations } from './migrations.ts'
import { toPostgresDdl } from './postgres-ddl.ts'
import type { SimpleQuery } from './postgres-pool.ts'

/**
 * Makes the schema, or brings it to the newest version, with all missing steps or none. It takes two round trips for any number
 * of steps. If several processes start at once, one does it and the others wait for it.
 */
export async function migratePostgres(query: SimpleQuery, schema: string): Promise<void> {
  try {
    const applied = await query(`
      begin;
      select from pg_advisory_xact_lock(hashtext('${schema}'));
      do $$ begin
        if not exists (select from pg_namespace where nspname = '${schema}') then create schema "${schema}"; end if;
      end $$;
      set local search_path to "${schema}";
      create table if not exists schema_versions (name text collate "C" primary key);
      select name from schema_versions`)
    const missing = missingMigrations(applied.map(({ name }) => String(name)))
    const steps = missing.flatMap(({ name, statements }) => [
      ...statements('postgres').map(toPostgresDdl),
      `insert into schema_versions (name) values ('${name}')`,
    ])
    await query([...steps, 'commit'].join(';\n'))
  } catch (error) {
    // The rollback fails if the connection is lost, and then the server has rolled back by itself.
    await query('rollback').catch(() => undefined)
    throw error
  }
}
